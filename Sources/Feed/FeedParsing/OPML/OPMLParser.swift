internal import FeedMarkup
internal import FeedModel

/// Parses OPML 1.0 and 2.0 as lists of feeds.
struct OPMLParser {
    private let range: Range<Int>
    private let limits: ParsingLimits
    private var scanner: MarkupScanner
    private var subscriptions: [FeedSubscription] = []
    private var searches: [FeedSearch] = []
    private var knownSearches = Set<ExactText<String>>()
    /// The feeds, with each of their folders and without one.
    private var known = Set<[ExactText<String>]>()
    private var title: String?
    private var folders = OpenFolders()
    /// The number of open outlines that are commented out, or inside of one.
    private var commentDepth = 0
    /// The declarations of prefixes in the outermost element.
    private var declarations: [OutlineAttribute] = []
    /// The outermost element, while it is open.
    private var root: Range<Int>?
    /// True if there is no `opml` element.
    private var isWithoutRoot = true
    private var reportsForm = false
    private var problems: ProblemLog
    /// The limit of feeds is reached.
    private var isFull = false
    /// The number of bytes by which resolving may still lengthen addresses.
    private var resolutionBudget: Int

    /// Creates a parser for the markup in `range`.
    init(_ range: Range<Int>, limits: ParsingLimits) {
        self.range = range
        self.limits = limits
        resolutionBudget = ParserState.resolutionBudget + range.count
        problems = ProblemLog(limit: limits.problems)
        scanner = MarkupScanner(range, syntax: .xml)
    }

    /// Reports what makes it not well-formed, even if every feed is read.
    mutating func checkForm(in bytes: Span<UInt8>) {
        var form = XMLWellFormedness(depthLimit: limits.depth * 4)
        form.check(range, in: bytes, into: &problems)
        problems.ignored = XMLWellFormedness.codes
        reportsForm = true
    }

    /// Returns the feeds in document order, in each folder once.
    ///
    /// - Parameter base: The base of relative addresses.
    mutating func parse(_ bytes: Span<UInt8>, base: URLBase?) -> ParsedDocument {
        while let token = scanner.next(in: bytes) {
            if token.kind == .endTag {
                if bytes.equalsIgnoringCase(token.name, "outline") { leaveOutline() }
                if token.isTerminated, bytes.equalsIgnoringCase(token.name, "opml") { root = nil }
            }
            guard token.kind == .startTag else { continue }
            if bytes.equalsIgnoringCase(token.name, "opml") {
                isWithoutRoot = false
                if !token.isSelfClosing { root = root ?? token.name }
                if declarations.isEmpty {
                    declarations = FurtherAttributes(token, limits: limits, in: bytes).declarations
                }
            }
            if bytes.equalsIgnoringCase(token.name, "title"), title == nil {
                title = titleText(after: token, in: bytes)
            } else if bytes.equalsIgnoringCase(token.name, "outline") {
                readOutline(token, base: base, in: bytes)
            }
        }
        if let root {
            problems.add(
                .truncatedDocument, at: scanner.end,
                "The document ends inside <\(bytes.string(root))>; it may be cut off.")
        } else if commentDepth > 0 {
            problems.add(
                .unterminatedTag, at: scanner.end,
                "An <outline> that is commented out has no end; what stands behind it is not listed."
            )
        }
        if reportsForm, isWithoutRoot {
            problems.add(
                .missingElement, at: range.lowerBound,
                "A list of feeds begins with <opml>; other programs read no other.")
        }
        return .subscriptions(
            subscriptions, searches: searches, title: title,
            problems: problems.problems(in: bytes))
    }

    private mutating func titleText(after token: MarkupToken, in bytes: Span<UInt8>) -> String? {
        guard !token.isSelfClosing, let text = scanner.next(in: bytes) else { return nil }
        var value = XMLValue(range: text.content)
        switch text.kind {
        case .text: break
        case .rawText: value.form = .literal
        default:
            scanner.move(to: text.range.lowerBound)
            return nil
        }
        let line = TextLine.make(value, as: .unknown, in: bytes)
        return line.isEmpty ? nil : line
    }

    private mutating func readOutline(_ token: MarkupToken, base: URLBase?, in bytes: Span<UInt8>) {
        // The address may be cut off.
        if !token.isTerminated, token.range.upperBound == scanner.end { return }
        if !token.isTerminated || lacksQuotationMark(token, in: bytes) {
            problems.add(
                .unterminatedTag, at: token.range.lowerBound,
                "The tag <outline> has no “>” or lacks a quotation mark.")
        }
        guard subscriptions.count < limits.items, resolutionBudget >= 0 else {
            if !isFull {
                isFull = true
                let count = subscriptions.count
                problems.add(
                    .tooManyItems, at: token.range.lowerBound,
                    "More than \(count) feeds are listed; those from here on are left out.")
            }
            return
        }
        let outline = OutlineAttributes(token, base: base, limits: limits, in: bytes)
        let addressBytes =
            (outline.feedURL?.utf8.count ?? 0) + (outline.homePageURL?.utf8.count ?? 0)
        resolutionBudget -= max(0, addressBytes - token.range.count)
        guard commentDepth == 0, !outline.isComment else {
            if !token.isSelfClosing { commentDepth += 1 }
            return
        }
        if let search = outline.search, knownSearches.insert(ExactText(search.name)).inserted {
            searches.append(search)
        }
        let folder = folders.path
        if !token.isSelfClosing { folders.enter(outline.folderName) }
        if let address = outline.unusableAddress {
            problems.add(
                .unusableURL, at: token.range.lowerBound,
                address.isEmpty
                    ? "\(outline.name.map { "“\($0)”" } ?? "An outline") has no address of a feed."
                    : "“\(address)” is no address that a feed can be loaded from.")
        }
        guard let feedURL = outline.feedURL else { return }
        let isNew = known.insert([ExactText(feedURL)]).inserted
        let isNewInFolder =
            folder.map { known.insert([ExactText(feedURL), ExactText($0)]).inserted } ?? false
        guard isNew || isNewInFolder else { return }
        subscriptions.append(
            FeedSubscription(
                title: outline.name, feedURL: feedURL, isLocal: outline.isLocal,
                homePageURL: outline.homePageURL, folder: folder,
                attributes: FurtherAttributes(token, limits: limits, in: bytes)
                    .attributes(declaredBy: declarations)))
    }

    private mutating func leaveOutline() {
        if commentDepth > 0 { commentDepth -= 1 } else { folders.leave() }
    }

    /// Returns true if a quotation mark is outside of the values: a closing one is missing, and an
    /// address has become part of another value.
    private func lacksQuotationMark(_ token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        var position = token.content.lowerBound
        while let attribute = attributes.next(in: bytes) {
            if hasQuotationMark(position..<attribute.name.upperBound, in: bytes) { return true }
            position = attribute.value.upperBound
            if position < token.content.upperBound,
                bytes[position] == bytes[attribute.value.lowerBound - 1]
            {
                position += 1
            }
        }
        return hasQuotationMark(position..<token.content.upperBound, in: bytes)
    }

    private func hasQuotationMark(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        bytes.firstIndex(of: UInt8(ascii: "\""), or: UInt8(ascii: "'"), in: range) != nil
    }
}
