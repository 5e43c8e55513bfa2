import SystemInterface

/// Tells by the name of a function, as people write it, who wrote it.
///
/// A plugin brings the functions of its language's runtime in its own file; where they end the process,
/// that is because of who called them.
enum FunctionName {
    /// The beginnings of runtimes' names: Rust, C++ and C, Swift.
    private static let beginnings = [
        "std::", "core::", "alloc::", "panic_unwind::", "rust_", "_rust_", "__rust",
        "__cxa_", "__cxxabiv1::", "__gnu_cxx::", "_Unwind_", "operator new", "operator delete",
        "__asan_", "__ubsan_", "__sanitizer",
        "Swift.", "static Swift.", "(extension in Swift):", "swift_", "_swift_", "swift::",
    ]
    /// Parts of the names that Swift's compiler makes of such a function, and of Rust's names as they stand in
    /// the file, which `rustfilt` makes readable.
    private static let within = [
        " of Swift.", " in Swift.", " of static Swift.", "_3std", "_4core", "_5alloc", "___rustc",
    ]
    /// Swift's compiler writes these before the name of a function that it has made another of.
    private static let variants = [
        "function signature specialization <", "generic specialization <",
        "generic not re-abstracted specialization <",
    ]

    static func isOfRuntime(_ name: String) -> Bool {
        // Rust writes '<T as Trait>::method', where T's name tells the place.
        let place = name.drop { "<&*".contains($0) }
        return beginnings.contains(where: place.hasPrefix)
            || within.contains { name.contains(text: $0) }
    }

    /// The name as its author would write it: without what the compiler has made of the function.
    static func written(_ name: String) -> String {
        var rest = name[...]
        while let variant = variants.first(where: rest.hasPrefix),
            let next = afterAngles(rest.dropFirst(variant.count))
        {
            rest = next
        }
        return String(rest)
    }

    /// The rest after the ` of ` behind the bracket that closes one that is open.
    private static func afterAngles(_ text: Substring) -> Substring? {
        var depth = 1
        for (index, character) in zip(text.indices, text) {
            depth += character == "<" ? 1 : 0
            // An arrow closes nothing.
            let isArrow = character == ">" && text[..<index].last == "-"
            depth -= character == ">" && !isArrow ? 1 : 0
            guard depth == 0 else { continue }
            let rest = text[text.index(after: index)...]
            return rest.hasPrefix(" of ") ? rest.dropFirst(4) : nil
        }
        return nil
    }
}
