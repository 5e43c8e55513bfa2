internal import FeedMarkup

/// The blocks of a page, in document order.
///
/// Made in one pass. Bounded: beyond ``nodeLimit`` nodes and ``depthLimit`` open ones, text counts
/// for the node around it.
struct PageTree {
    private static let nodeLimit = 50_000
    private static let depthLimit = 250
    /// The number of open nodes that the end tag of an unknown element is compared with.
    private static let unknownLimit = 24
    /// The number of links to next pages that are kept.
    private static let nextLimit = 256

    var nodes: [PageNode] = []
    /// The base that the page declares.
    private(set) var base: URLBase?
    /// Links to what may be the next page, with the marks around them.
    private(set) var nextPages: [[UInt8]] = []
    /// The link to the AMP form of the page.
    private(set) var ampPage: [UInt8]?
    /// The contents of scripts with linked data.
    private(set) var linkedData: [Range<Int>] = []

    private var open: [Int] = []
    /// The number of open nodes of each element, and of those left out at the limits.
    private var openCounts = [Int](repeating: 0, count: HTMLElement.allCases.count)
    private var leftOut = [Int](repeating: 0, count: HTMLElement.allCases.count)
    /// The number of open nodes when the open link began; `nil` outside of links.
    private var linkDepth: Int?
    private var isLinkedData = false

    /// Reads the page in `bytes`, which is UTF-8.
    init(_ bytes: Span<UInt8>, address: URLBase?) {
        base = address
        nodes.append(PageNode(element: nil, marks: .main, parent: 0, start: 0, contentStart: 0))
        open.append(0)
        var hasBase = false
        var scanner = MarkupScanner(0..<bytes.count, syntax: .html)
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .text: count(token.content, in: bytes)
            case .rawText:
                if isLinkedData, linkedData.count < 16 { linkedData.append(token.content) }
            case .startTag:
                guard token.isTerminated else { continue }
                isLinkedData = false
                let element = HTMLElement.named(token.name, in: bytes)
                if element == nil, !hasBase, bytes.equalsIgnoringCase(token.name, "base"),
                    let href = token.decodedValue(of: "href", in: bytes)
                {
                    hasBase = true
                    base = URLBase(href.span, within: address) ?? address
                } else {
                    start(element, token, in: bytes)
                }
            case .endTag: end(token, in: bytes)
            default: continue
            }
        }
        close(to: 0, at: bytes.count..<bytes.count)
    }

    // MARK: - Building

    private mutating func start(
        _ element: HTMLElement?, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        closeImplied(before: element, at: token.range.lowerBound)
        if element == .script {
            isLinkedData = attribute("type", of: token, is: "application/ld+json", in: bytes)
            return
        }
        if element == nil, bytes.equalsIgnoringCase(token.name, "link") {
            return readLink(token, in: bytes)
        }
        let marks = PageMarks.of(element, token, in: bytes)
        if element == .a { beginLink(token, in: bytes) }
        if let element, element.isVoid { return }
        let isPicture = element == nil && isAMPPicture(token, in: bytes)
        let isBlock = element.map { $0.isBlock || $0.isTablePart || $0 == .noscript || $0 == .body }
        if isBlock != true, !isPicture {
            // Inline. In a paragraph, and in code, whose highlighters mark "comment" and "meta", only
            // what is hidden is no part of the text.
            let isInText =
                openCounts[Int(HTMLElement.pre.rawValue)] > 0
                || open.last.map { nodes[$0].element == .p } ?? false
            guard !marks.isDisjoint(with: isInText ? .hidden : .foreign) || element == nil,
                element != nil || !marks.isEmpty || isAdvertising(token, in: bytes)
            else { return }
        }
        guard open.count < Self.depthLimit, nodes.count < Self.nodeLimit else {
            if let element { leftOut[Int(element.rawValue)] += 1 }
            return
        }
        var node = PageNode(
            element: element, marks: marks, parent: open.last ?? 0, start: token.range.lowerBound,
            contentStart: token.range.upperBound)
        if element == nil, isAdvertising(token, in: bytes) { node.marks.insert(.surroundings) }
        node.contentEnd = token.range.upperBound
        node.end = token.range.upperBound
        node.next = nodes.count + 1
        nodes.append(node)
        if isPicture || token.isSelfClosing && element?.isHidden != false { return }
        open.append(nodes.count - 1)
        if let element { openCounts[Int(element.rawValue)] += 1 }
    }

    private func isAMPPicture(_ token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        bytes.equalsIgnoringCase(token.name, "amp-img")
            || bytes.equalsIgnoringCase(token.name, "amp-anim")
    }

    private func isAdvertising(_ token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        let names: [StaticString] = [
            "amp-ad", "amp-embed", "amp-sidebar", "amp-consent", "amp-user-notification",
            "amp-social-share", "amp-sticky-ad", "dialog",
        ]
        return names.contains { bytes.equalsIgnoringCase(token.name, $0) }
    }

    /// Closes what HTML closes without an end tag.
    private mutating func closeImplied(before element: HTMLElement?, at offset: Int) {
        guard let element, let last = open.last, let inner = nodes[last].element else { return }
        let closes =
            switch element {
            case .li: inner == .li || inner == .p
            case .dt, .dd: inner == .dt || inner == .dd || inner == .p
            case .tr: inner == .tr || inner.isCell
            case .td, .th: inner.isCell
            case .tbody, .tfoot: inner.isCell || inner == .tr || inner == .thead || inner == .tbody
            default: element.isBlock && inner == .p
            }
        guard closes else { return }
        close(to: open.count - 1, at: offset..<offset)
        closeImplied(before: element, at: offset)
    }

    private mutating func end(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard let element = HTMLElement.named(token.name, in: bytes) else {
            return endUnknown(token, in: bytes)
        }
        if element == .a { linkDepth = nil }
        let index = Int(element.rawValue)
        if leftOut[index] > 0 {
            leftOut[index] -= 1
        } else if openCounts[index] > 0,
            let depth = open.lastIndex(where: { nodes[$0].element == element })
        {
            close(to: depth, at: token.range)
        }
    }

    private mutating func endUnknown(_ token: MarkupToken, in bytes: Span<UInt8>) {
        for depth in open.indices.suffix(Self.unknownLimit).reversed() {
            let node = nodes[open[depth]]
            guard depth > 0, node.element == nil else { continue }
            let name = (node.start + 1)..<min(node.start + 1 + token.name.count, node.contentStart)
            guard bytes.equalsIgnoringCase(name, token.name) else { continue }
            return close(to: depth, at: token.range)
        }
    }

    /// Closes open nodes until `depth` are left; the outermost one ends with the tag at `tag`.
    private mutating func close(to depth: Int, at tag: Range<Int>) {
        while open.count > depth, let index = open.popLast() {
            nodes[index].contentEnd = tag.lowerBound
            nodes[index].end = open.count == depth ? tag.upperBound : tag.lowerBound
            nodes[index].next = nodes.count
            if let element = nodes[index].element { openCounts[Int(element.rawValue)] -= 1 }
        }
        if let linkDepth, open.count < linkDepth { self.linkDepth = nil }
    }

    private mutating func count(_ text: Range<Int>, in bytes: Span<UInt8>) {
        guard let index = open.last else { return }
        var visible = 0
        for offset in text where !bytes[offset].isHTMLWhiteSpace { visible += 1 }
        nodes[index].ownText += visible
        if linkDepth != nil { nodes[index].ownLinks += visible }
    }

    // MARK: - Links

    private mutating func beginLink(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard let href = token.decodedValue(of: "href", in: bytes) else { return }
        linkDepth = open.count
        guard nextPages.count < Self.nextLimit, !href.isEmpty,
            !href.span.hasPrefix("#", at: 0, before: href.count),
            !open.contains(where: { nodes[$0].marks.contains(.comments) })
        else { return }
        let isNext = attribute("rel", of: token, is: "next", in: bytes)
        if isNext || open.suffix(4).contains(where: { nodes[$0].marks.contains(.pages) }) {
            nextPages.append(href)
        }
    }

    private mutating func readLink(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard let href = token.decodedValue(of: "href", in: bytes) else { return }
        if nextPages.count < Self.nextLimit, attribute("rel", of: token, is: "next", in: bytes) {
            nextPages.append(href)
        }
        if ampPage == nil, attribute("rel", of: token, is: "amphtml", in: bytes) { ampPage = href }
    }

    private func attribute(
        _ name: StaticString, of token: MarkupToken, is value: StaticString, in bytes: Span<UInt8>
    ) -> Bool {
        token.decodedValue(of: name, in: bytes).map {
            $0.span.equalsIgnoringCase(0..<$0.count, value)
        } ?? false
    }

    // MARK: - Sums

    /// Sums up what each node holds.
    mutating func sumUp() {
        for index in nodes.indices {
            nodes[index].text = nodes[index].ownText
            nodes[index].links = nodes[index].ownLinks
            nodes[index].prose = nodes[index].ownProse
            nodes[index].wholeProse = nodes[index].ownProse
        }
        for index in nodes.indices.dropFirst().reversed() {
            let node = nodes[index]
            if node.marks.isDisjoint(with: [.comments, .hidden]) {
                nodes[node.parent].wholeProse += node.wholeProse
            }
            guard node.marks.isDisjoint(with: .foreign) else { continue }
            nodes[node.parent].text += node.text
            nodes[node.parent].links += node.links
            nodes[node.parent].prose += node.prose
        }
    }

    /// Sums up the prose in nodes for which `isCandidate` is true, without those in others.
    mutating func sumUpMarked(_ isCandidate: (PageNode) -> Bool) {
        for index in nodes.indices {
            nodes[index].marked = isCandidate(nodes[index]) ? nodes[index].prose : 0
        }
        for index in nodes.indices.dropFirst().reversed() {
            let node = nodes[index]
            guard node.marks.isDisjoint(with: .foreign), !isCandidate(nodes[node.parent]) else {
                continue
            }
            nodes[node.parent].marked += node.marked
        }
    }
}
