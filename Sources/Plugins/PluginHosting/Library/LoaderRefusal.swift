import SystemInterface

/// The reason why `dlopen` failed, parsed from its message. The messages are those of glibc in
/// English, since this program never calls `setlocale`.
package enum LoaderRefusal: Sendable, Hashable {
    /// A dependency is missing or can't be opened.
    case missingLibrary
    /// A symbol is undefined.
    case missingSymbol
    /// The library needs text relocations.
    case textRelocations
    /// The library needs an executable stack.
    case executableStack
    case other

    /// Parses a message of `dlerror`.
    package init(_ words: String) {
        let known: [(words: String, refusal: LoaderRefusal)] = [
            ("cannot open shared object file", .missingLibrary),
            ("undefined symbol", .missingSymbol), ("version `", .missingSymbol),
            ("cannot make segment writable for relocation", .textRelocations),
            ("cannot enable executable stack", .executableStack),
        ]
        self = known.first { words.contains(text: $0.words) }?.refusal ?? .other
    }
}
