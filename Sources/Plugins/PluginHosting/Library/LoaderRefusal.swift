import SystemInterface

/// Why the loader refused a library, by what it says of it. Its words are those of the GNU C library,
/// which speaks English where nobody has set another language, as this program does not.
package enum LoaderRefusal: Sendable, Hashable {
    /// A library it needs is not there, or can't be opened.
    case missingLibrary
    /// The libraries that are there lack something it uses.
    case missingSymbol
    /// Its code would have to be written to.
    case textRelocations
    /// It wants a stack that can be executed.
    case executableStack
    /// Anything else.
    case other

    /// Reads the loader's words.
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
