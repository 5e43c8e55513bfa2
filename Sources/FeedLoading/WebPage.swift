import FeedParsing

/// Web pages that stand where a feed should.
enum WebPage {
    /// The feed a page announces first, among those whose type says that they are one.
    static func feedLink(in page: [UInt8], pageURL: String?) -> String? {
        let links = FeedAutodiscovery.links(in: page, pageURL: pageURL).filter {
            $0.url.hasPrefix("http")
        }
        // JSON and XML may be anything, such as the interface of the page's program.
        let sure = links.first {
            !["application/json", "text/xml", "application/xml"].contains($0.mimeType)
        }
        return (sure ?? links.first)?.url
    }
}
