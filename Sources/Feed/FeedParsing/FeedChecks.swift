/// Checks that report what does not prevent reading, such as missing elements, repeated identifiers
/// and characters that XML forbids.
///
/// Functions, not a condition in the parsers: a program that passes no checks does not contain
/// them.
public struct FeedChecks: Sendable {
    /// Makes a check when the parser of XML comes to it.
    let xml: XMLFeedParser.Checks
    /// Makes a check when the parser of JSON comes to it.
    let json: JSONFeedParser.Checks
    /// Checks the form of a list of feeds.
    let list: @Sendable (inout OPMLParser, Span<UInt8>) -> Void
    /// What ``XMLCheck/document(_:)`` reports instead of the parser of XML.
    let reported: [ProblemLog.Code]

    /// All checks.
    public static var all: FeedChecks {
        FeedChecks(
            xml: { $0.make($1, in: $2) }, json: { $0.make($1, in: $2) },
            list: { $0.checkForm(in: $1) }, reported: XMLWellFormedness.codes)
    }
}
