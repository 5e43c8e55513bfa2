import FeedMarkup
import FeedModel
import FeedParsing

private let parser = FeedParser(converter: SystemEncodingConverter.shared)
private let context = FeedParsingContext(documentURL: "http://example.org/feeds/a.xml")

/// Any document must be parsed or rejected, and the content of items must be safe.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe input(start, count)
    var document: ParsedDocument?
    // Titles have lookaheads of their own.
    expectBounded(2 * count) { document = try? parser.parse(bytes, context: context) }
    guard case .feed(let feed) = document else { return 0 }
    expectBounded(2 * count) {
        for item in feed.items { _ = (item.content?.html, item.summary?.html) }
    }
    for item in feed.items {
        precondition(!item.id.isEmpty)
        for content in [item.content, item.summary] {
            guard let content else { continue }
            if let html = content.html, let fault = SafeHTML.fault(in: html) { fatalError(fault) }
            precondition(!content.plainText.utf8.contains(0))
            _ = content.firstImage
        }
        for url in [item.url, item.image?.url, item.details.comments] {
            let scheme = url?.prefix { $0 != ":" } ?? "http"
            guard ["http", "https", "mailto"].contains(scheme) else {
                fatalError("a scheme that is not allowed: \(url ?? "")")
            }
        }
    }
    return 0
}
