/// The party that named a source, which restricts its address.
package enum SourceNamer: Sendable, Hashable {
    /// The user: on the command line, or in a list of their own.
    case person
    /// A document by somebody else.
    case document(DocumentOrigin)
}
