package import FeedModel

/// A document converted to UTF-8.
package struct DecodedDocument: Sendable {
    package enum Text: Sendable {
        /// The original bytes in this range are valid UTF-8.
        case unchanged(Range<Int>)
        /// A converted copy in valid UTF-8.
        case converted([UInt8])
    }

    /// The document in UTF-8, without a byte-order mark.
    package internal(set) var text: Text
    /// The name of the encoding, in lower case.
    package let encodingName: String
    /// Encoding problems: an unknown or wrong label, invalid bytes.
    package let problems: [FeedProblem]
}
