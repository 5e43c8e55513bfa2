package import FeedModel

/// A document whose characters are known.
package struct DecodedDocument: Sendable {
    /// The document in UTF-8.
    package enum Text: Sendable {
        /// The given bytes in this range are valid UTF-8 as they stand.
        case unchanged(Range<Int>)
        /// The bytes had to be converted to these, which are valid UTF-8.
        case converted([UInt8])
    }

    /// The document in UTF-8, without a byte-order mark.
    package let text: Text
    /// The encoding the document was read in, lower case.
    package let encodingName: String
    /// The faults of the encoding: an unknown or false label, invalid bytes.
    package let problems: [FeedProblem]
}
