/// Who named a source.
package enum SourceNamer: Sendable, Hashable {
    /// The person who runs the program: on the command line, or in a list of their own.
    case person
    /// A document that somebody else wrote.
    case document(DocumentOrigin)
}
