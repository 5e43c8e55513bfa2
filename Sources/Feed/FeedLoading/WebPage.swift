import FeedParsing
import SystemInterface

/// Web pages that stand where a feed should.
enum WebPage {
    /// The feed a page announces first, among those whose type says that they are one.
    ///
    /// - Parameter file: the page's path, where it may name files; those that are there count.
    static func feed(in page: [UInt8], pageURL: String?, file: String?) -> FeedLocation? {
        let links = FeedAutodiscovery.links(in: page, pageURL: pageURL).compactMap { link in
            source(of: link, file: file).map { (source: $0, mimeType: link.mimeType) }
        }
        // JSON and XML may be anything, such as the interface of the page's program.
        let sure = links.first {
            !["application/json", "text/xml", "application/xml"].contains($0.mimeType)
        }
        return (sure ?? links.first)?.source
    }

    private static func source(of link: FeedLink, file: String?) -> FeedLocation? {
        guard link.isLocal else {
            return link.url.hasPrefix("http") ? .remote(url: link.url) : nil
        }
        // A page that was saved without its site still names the files of the site. Pipes and
        // devices may never end, and are none of them.
        guard let file, case .file(let path) = LocalReference.source(link.url, in: file),
            let status = try? FileStatus.of(path), status.kind == .regular
        else { return nil }
        return .file(path: path)
    }
}
