/// Why a list of feeds can't be kept by a program: it is not rewritten on a guess.
package struct OutlineFault: Error, Sendable, Equatable {
    /// The kind of fault.
    package enum Kind: Sendable, Equatable {
        /// It is not UTF-8, or says that it is not.
        case otherEncoding
        /// It is not well-formed XML (XML 1.0, section 2.1); what was met, in words.
        case notWellFormed(String)
        /// It declares entities, which are not expanded here.
        case declaresEntities
        /// It is no OPML, or has no `body`.
        case noList
    }

    /// The kind of fault.
    package let kind: Kind
    /// The line, counted from one; `nil` where it is about the whole document.
    package let line: Int?
}
