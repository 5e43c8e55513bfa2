import FeedLoading
import FeedPresentation
import SystemInterface

extension FeedLoadingError: WordedError {
    var words: FeedErrorWords {
        switch self {
        case .unreadable(let source, let error):
            error.words(reading: source.words, ifAbsent: Self.remedy(forMissing: source))
        case .notARegularFile(let source):
            "\(source.words) is a pipe, a socket or a device, which no list or page may name"
                .advising("name it on the command line")
        case .tooLarge(let source, let limit):
            "\(source.words) is larger than \(ByteWording.limit(Int64(limit)))"
                .advising("raise the limit with --max-bytes, if you expect that much")
        case .tooLargeInAll(let source, let limit):
            "\(source.words) is left out: with it, all would be larger than \(ByteWording.limit(Int64(limit)))"
                .advising("draw fewer sources at a time")
        case .tooLateInAll(let source, let limit):
            ("\(source.words) is left out: what lists from elsewhere name took longer "
                + "than \(limit / 1000) seconds in all")
                .advising("keep the list in a file of your own")
        case .tooManySources(let source, let limit):
            "\(source.words) lists more than \(limit) sources; the rest is left out"
                .advising(
                    source.isFile ? "split it" : "keep the list in a file of your own, or split it")
        case .notAFeed(let source, let error):
            Self.notAFeed(source, error)
        case .packed(let source, let form) where form.isArchive:
            "\(source.words) is an archive of files (\(form.rawValue)), not a feed"
                .advising("unpack it, and name the feed in it")
        case .packed(let source, let form):
            "\(source.words) is packed with \(form.rawValue)\(form == .gzip ? " more than once" : "")"
                .advising("unpack it first: \(form.rawValue) -dc FILE | feedhost -")
        case .notUnpacked(let source, .cutShort):
            "\(source.words) is packed with gzip and ends early".advising("fetch it again")
        case .notUnpacked(let source, .damaged), .notUnpacked(let source, .tooLarge):
            "\(source.words) is packed with gzip and damaged".advising("fetch it again")
        case .notUnpacked(let source, .noMemory):
            "\(source.words) is packed with gzip and takes more memory than there is".advising(nil)
        case .namesFile(let source, let list):
            "\(list.words) names the file \(source.words), which is not read"
                .advising("only a list or a page in a file of your own may name files")
        case .isListOfFeeds(let source):
            "\(source.words) is a list of feeds (OPML), not a feed"
                .advising("lists stand in lists too deep here; name one of the feeds it lists")
        case .isNoList(let source):
            "\(source.words) is no list of feeds (OPML) in a file"
                .advising("'feedhost add' adds a single feed; save a list from elsewhere first")
        case .isEmptyList(let source):
            "\(source.words) is a list of feeds (OPML) that lists none"
                .advising("check what should have written it")
        case .listsOnlyLists(let source):
            "\(source.words) is a list of feeds (OPML) that lists no feed, but itself or lists that list it"
                .advising("put feeds into it")
        case .announcesFile(let file, in: let page, let fault):
            Self.announcesFile(file, in: page, fault)
        case .allFailed(let errors):
            Self.allFailed(FailureGroup.groups(errors).map(\.line))
        }
    }

    private static func announcesFile(
        _ file: FeedLocation, in page: FeedLocation, _ fault: AnnouncedFileFault
    ) -> FeedErrorWords {
        let message = "\(page.words) is a web page that names the file \(file.words) as its feed, "
        return switch fault {
        case .notAllowed:
            "\(message)which is not read"
                .advising(
                    "only a list or a page in a file of your own may name files; where the page "
                        + "is from the network, name its address")
        case .missing:
            "\(message)which is not there"
                .advising("where the page is from the network, name its address")
        case .notARegularFile:
            "\(message)which is a directory, a pipe, a socket or a device"
                .advising("name the feed itself")
        }
    }

    private static func allFailed(_ lines: [String]) -> FeedErrorWords {
        let shown = lines.prefix(5).joined(separator: "; and ")
        let rest = lines.count - 5
        return FeedErrorWords(
            message: rest > 0 ? "\(shown); and \(rest) more sources failed" : shown)
    }

    /// Suggests a scheme for a missing file that looks like an address.
    private static func remedy(forMissing source: FeedLocation) -> String {
        guard case .file(let path) = source else { return "check its name" }
        if let scheme = scheme(of: path) {
            return scheme.lowercased() == "file"
                ? "such an address names a file of this machine, as in file:///home/me/feed.xml"
                : "an address begins with http:// or https://, not with \(scheme)://"
        }
        guard beginsWithHost(path) else { return "check its name" }
        return "check its name; if it is an address, write https://\(path)"
    }

    /// True if a path begins with a host name rather than a folder.
    private static func beginsWithHost(_ path: String) -> Bool {
        guard !path.hasPrefix("/"), !path.hasPrefix(".") else { return false }
        let host = path.prefix { $0 != "/" }
        return host.hasPrefix("www.") || host.hasPrefix("[") || host.hasPrefix("localhost:")
            || (host.count < path.count && host.contains("."))
    }

    /// The part before `://` if it is a scheme (RFC 3986, section 3.1).
    private static func scheme(of path: String) -> Substring? {
        guard let mark = path.firstRange(ofText: "://") else { return nil }
        let scheme = path[..<mark.lowerBound]
        let letters = scheme.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.".utf8.contains(byte)
        }
        return letters && !scheme.isEmpty ? scheme : nil
    }

    private static func notAFeed(
        _ source: FeedLocation, _ error: FeedParsingError
    ) -> FeedErrorWords {
        let name = source.words
        return switch error {
        case .empty:
            "\(name) is empty".advising("check what should have written it")
        case .notAFeed(.webPage):
            "\(name) is a web page, not a feed".advising("look in it for a link to its feed")
        case .notAFeed(.otherXML(let root)):
            "\(name) is XML with the root '\(root.prefix(60))', which is no feed format"
                .advising("feedhost reads RSS, Atom and CDF")
        case .notAFeed(.otherJSON):
            "\(name) is JSON, but not a feed"
                .advising("feedhost reads JSON Feed, RSS in JSON and image feeds")
        case .notAFeed(.jsonFeedWithoutItems):
            "\(name) is a JSON Feed without “items”"
                .advising("it must have them, as a list, which may be empty")
        case .notAFeed(.listOfFeeds):
            "\(name) is a list of feeds, not a feed".advising("name its feeds one by one")
        case .notAFeed(.plainText):
            "\(name) is plain text, not a feed".advising("check its name")
        case .notAFeed(.binary):
            "\(name) is binary data, not a feed".advising("check its name")
        case .invalidJSON(let fault, let line, let column):
            FeedErrorWords(
                message: "\(name) breaks the grammar of JSON on line \(line), byte \(column)"
                    + (fault == .surplusComma ? ": a comma too many" : ""),
                remedy: fault == .endsEarly
                    ? "it may have been cut short; fetch it again" : "ask its publisher to mend it")
        case .limitExceeded(let limit, let value):
            "\(name) goes beyond the limit of \(limit.words(value))"
                .advising("no feed that is meant to be read does; check the source")
        }
    }
}

extension FeedParsingError.Limit {
    fileprivate func words(_ value: Int) -> String {
        switch self {
        case .bytes: ByteWording.limit(Int64(value))
        case .depth: "\(value) levels"
        }
    }
}

extension FeedLocation {
    fileprivate var isFile: Bool { if case .file = self { true } else { false } }
}
