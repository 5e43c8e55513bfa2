import FeedParsing
import SystemInterface

/// Web pages that stand where a feed should.
enum WebPage {
    /// What a page announces.
    enum Announcement {
        /// A feed that can be asked for.
        case feed(FeedLocation)
        /// No feed that can, and a file that is not read.
        case refused(FeedLocation, AnnouncedFileFault)
    }

    /// The feed a page announces first, among those whose type says that they are one; `nil` where it
    /// announces none.
    ///
    /// - Parameter file: the page's path, where it may name files; those that are there count.
    static func announcement(
        in page: [UInt8], pageURL: String?, file: String?
    ) -> Announcement? {
        var sure: FeedLocation?
        var unsure: FeedLocation?
        var refused: Announcement?
        for link in FeedAutodiscovery.links(in: page, pageURL: pageURL) {
            switch announcement(of: link, file: file) {
            case .feed(let source)?:
                // JSON and XML may be anything, such as the interface of the page's program.
                if ["application/json", "text/xml", "application/xml"].contains(link.mimeType) {
                    unsure = unsure ?? source
                } else {
                    sure = sure ?? source
                }
            case let refusal?: refused = refused ?? refusal
            case nil: break
            }
        }
        return (sure ?? unsure).map { .feed($0) } ?? refused
    }

    private static func announcement(of link: FeedLink, file: String?) -> Announcement? {
        guard link.isLocal else {
            return link.url.hasPrefix("http") ? .feed(.remote(url: link.url)) : nil
        }
        guard let file else { return .refused(.file(path: link.url), .notAllowed) }
        let source = LocalReference.source(link.url, in: file)
        guard case .file(let path) = source else { return nil }
        // A page that was saved without its site still names the files of the site. Pipes and
        // devices may never end, and are none of them.
        return switch (try? FileStatus.of(path))?.kind {
        case .regular?: .feed(source)
        case nil: .refused(source, .missing)
        default: .refused(source, .notARegularFile)
        }
    }
}
