import FeedParsing

private let context = FeedParsingContext(documentURL: "http://example.org/2026/story/2/")

/// The article of any page must be safe; no byte may be looked at again and again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe input(start, count)
    var article: PageArticle?
    expectBounded(2 * count) {
        article = PageArticle(
            of: bytes, context: context, converter: SystemEncodingConverter.shared)
    }
    guard let article else { return 0 }
    precondition((article.html == nil) == (article.words == 0))
    if let html = article.html, let fault = SafeHTML.fault(in: html) { fatalError(fault) }
    for url in [article.nextPage, article.ampPage] {
        guard url?.hasPrefix("http") ?? true else { fatalError("a scheme that is not allowed") }
    }
    return 0
}
