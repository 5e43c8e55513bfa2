/// The party that named a source, which restricts its address.
package enum SourceOrigin: Sendable, Hashable {
    /// The user: on the command line, or in a list of their own.
    case user
    /// A document by somebody else.
    case document(DocumentOrigin)
}
