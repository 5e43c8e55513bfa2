import FeedModel

@testable import FeedParsing

private let outline = FeedParser(converter: SystemEncodingConverter.shared)
private let whole = FeedParser(parsingEagerlyWith: SystemEncodingConverter.shared)
private let context = FeedParsingContext(documentURL: "http://example.org/feeds/a.xml")

/// Fast paths must equal general ones: lazy details equal those parsed eagerly, also for files alone;
/// vectorized UTF-8 validation equals validation by character.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe input(start, count)
    let survey = UnicodeDecoding.survey(bytes.span, from: 0)
    let expected = UnicodeDecoding.surveyByCharacters(bytes.span, from: 0)
    precondition(survey.faults == expected.faults && survey.firstFault == expected.firstFault)
    precondition(survey.wideCharacters == expected.wideCharacters)
    var plain: ParsedDocument?
    expectBounded(2 * count) { plain = try? whole.parse(bytes, context: context) }
    compare(try? outline.parse(bytes, context: context), plain)
    return 0
}

private func compare(_ left: ParsedDocument?, _ right: ParsedDocument?) {
    switch (left, right) {
    case (.feed(let left), .feed(let right)):
        precondition(left.problems == right.problems, "problems differ")
        precondition(left.title == right.title && left.language == right.language)
        precondition(left.homePageURL == right.homePageURL && left.icon == right.icon)
        precondition(left.items.count == right.items.count, "items differ")
        for (one, other) in zip(left.items, right.items) {
            precondition(one.id == other.id && one.url == other.url && one.title == other.title)
            precondition(one.published == other.published && one.updated == other.updated)
            precondition(one.authors == other.authors && one.location == other.location)
            precondition(one.hasSameFilesAlone && one.details == other.details)
            precondition(one.source == other.source)
            precondition(one.content?.html == other.content?.html)
            precondition(one.content?.plainText == other.content?.plainText)
            precondition(one.summary?.plainText == other.summary?.plainText)
        }
    case (.feed, nil), (nil, .feed): fatalError("it is a feed in one way only")
    default: break
    }
}
