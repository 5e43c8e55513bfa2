/// A reason why a list of feeds can't be edited without risk of damage.
package struct OutlineFault: Error, Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// The document is not UTF-8, or declares another encoding.
        case otherEncoding
        /// The document is not well-formed XML (XML 1.0, section 2.1); the fault in words.
        case notWellFormed(String)
        /// The document declares entities, which are not supported.
        case declaresEntities
        /// The document is no OPML, or has no `body`.
        case noList
    }

    package let kind: Kind
    /// The line, counted from one; `nil` if the fault concerns the whole document.
    package let line: Int?
}
