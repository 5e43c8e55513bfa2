/// The origin of a document, which restricts the addresses it may refer to.
package enum DocumentOrigin: Sendable, Hashable {
    /// A file, standard input, or the program.
    case local
    /// A network, by the loader's number for it; `nil` if unknown.
    case network(Int32?)
}
