/// Where a document came from, which decides where that which it names may be.
package enum DocumentOrigin: Sendable, Hashable {
    /// A file, standard input, or the program itself.
    case local
    /// A network, by the number its loader gives it; `nil` where that is not known.
    case network(Int32?)
}
