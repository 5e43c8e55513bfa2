import Testing

@testable import PluginTracing

/// Tells functions of language runtimes from those of plugin authors.
struct FunctionNameTests {
    @Test(arguments: [
        "core::panicking::panic_fmt", "std::sys::pal::unix::abort_internal", "rust_begin_unwind",
        "__rustc::rust_panic", "<alloc::vec::Vec<u32> as core::ops::Index<usize>>::index",
        "std::__throw_out_of_range_fmt(char const*, ...)", "__cxa_throw",
        "operator new(unsigned long)",
        "Swift._assertionFailure(_: Swift.StaticString) -> Swift.Never",
        "closure #1 (Swift.Int) -> () in Swift._assertionFailure(_: Swift.StaticString) -> Swift.Never",
        "generic specialization <Swift.Int> of Swift.Array.subscript.getter : (Swift.Int) -> A",
        "swift_release",
    ])
    func `Recognizes functions of runtimes`(name: String) {
        #expect(FunctionName.isOfRuntime(name))
    }

    @Test(arguments: [
        "display", "shelf::width_of", "<shelf::Titles as core::fmt::Display>::fmt", "corelib::draw",
        "shelf::Titles::width_of(std::vector<int> const&)", "standard::draw",
        "generic specialization <Swift.Int> of shelf.draw<A>(A) -> ()", "Swiftly.draw() -> ()",
    ])
    func `Recognizes functions of authors`(name: String) {
        #expect(!FunctionName.isOfRuntime(name))
    }

    @Test(arguments: [
        ("display", "display"),
        (
            "function signature specialization <Arg[1] = Dead> of shelf.Shelf.width(of: Swift.Int)",
            "shelf.Shelf.width(of: Swift.Int)"
        ),
        (
            "generic specialization <(Swift.Int) -> Swift.Array<Swift.Int>> of generic specialization "
                + "<A> of shelf.draw<A>(A) -> ()", "shelf.draw<A>(A) -> ()"
        ),
        ("generic specialization <unclosed", "generic specialization <unclosed"),
    ])
    func `Simplifies names to how the author wrote them`(name: String, written: String) {
        #expect(FunctionName.written(name) == written)
    }
}
