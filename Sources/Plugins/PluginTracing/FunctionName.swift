import SystemInterface

/// Tells from a demangled name whether a function belongs to the plugin's author.
///
/// A plugin's file contains its language's runtime; if that ends the process, its caller is to
/// blame.
enum FunctionName {
    /// Prefixes of runtime functions in Rust, C++, C, and Swift.
    private static let beginnings = [
        "std::", "core::", "alloc::", "panic_unwind::", "rust_", "_rust_", "__rust",
        "__cxa_", "__cxxabiv1::", "__gnu_cxx::", "_Unwind_", "operator new", "operator delete",
        "__asan_", "__ubsan_", "__sanitizer",
        "Swift.", "static Swift.", "(extension in Swift):", "swift_", "_swift_", "swift::",
    ]
    /// Parts of the names of Swift's specialized functions, and of Rust's names before `rustfilt`.
    private static let within = [
        " of Swift.", " in Swift.", " of static Swift.", "_3std", "_4core", "_5alloc", "___rustc",
    ]
    /// Prefixes by which Swift's compiler marks variants of a function.
    private static let variants = [
        "function signature specialization <", "generic specialization <",
        "generic not re-abstracted specialization <",
    ]

    static func isOfRuntime(_ name: String) -> Bool {
        // In Rust's '<T as Trait>::method' the crate is in T's name.
        let qualifiedName = name.drop { "<&*".contains($0) }
        return beginnings.contains(where: qualifiedName.hasPrefix)
            || within.contains { name.contains(text: $0) }
    }

    /// The name as its author wrote it, without the compiler's additions.
    static func written(_ name: String) -> String {
        var rest = name[...]
        while let variant = variants.first(where: rest.hasPrefix),
            let next = afterAngles(rest.dropFirst(variant.count))
        {
            rest = next
        }
        return String(rest)
    }

    /// Returns the text after ` of ` behind the matching bracket.
    private static func afterAngles(_ text: Substring) -> Substring? {
        var depth = 1
        for (index, character) in zip(text.indices, text) {
            depth += character == "<" ? 1 : 0
            // The `>` of an arrow closes nothing.
            let isArrow = character == ">" && text[..<index].last == "-"
            depth -= character == ">" && !isArrow ? 1 : 0
            guard depth == 0 else { continue }
            let rest = text[text.index(after: index)...]
            return rest.hasPrefix(" of ") ? rest.dropFirst(4) : nil
        }
        return nil
    }
}
