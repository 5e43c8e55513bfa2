internal import FeedMarkup

/// Writes the markup of an article, without what is no part of it.
struct ArticleWriter {
    /// The bytes of text up to which a block of links is dropped, and those of a line that announces
    /// other articles.
    private static let linkBlockLength = 400
    private static let announcementLength = 180

    private let tree: PageTree
    private let root: Int
    /// The nodes of the first and the last paragraph.
    private let first: Int
    private let last: Int

    init(_ tree: PageTree, root: Int) {
        self.tree = tree
        self.root = root
        let inside = (root + 1)..<max(root + 1, tree.nodes[root].next)
        var prose: [Int] = []
        var index = inside.lowerBound
        while index < inside.upperBound {
            let node = tree.nodes[index]
            if !node.marks.isDisjoint(with: .foreign) {
                index = max(node.next, index + 1)
                continue
            }
            if node.ownProse > 0 { prose.append(index) }
            index += 1
        }
        let isWhole = tree.nodes[root].ownProse > 0
        first = isWhole ? root : prose.first ?? root
        last = isWhole ? inside.upperBound : prose.last ?? inside.upperBound
    }

    /// Appends the article to `output`.
    func write(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        let node = tree.nodes[root]
        var position = root == 0 ? 0 : node.contentStart
        var index = root + 1
        while index < node.next {
            let part = tree.nodes[index]
            if isPicture(part, in: bytes) {
                output.append(bytes, position..<max(position, part.start))
                output.append("<img")
                output.append(bytes, (part.start + 8)..<part.contentStart)
                position = max(position, part.contentStart)
                index += 1
            } else if isDropped(index, in: bytes) {
                output.append(bytes, position..<max(position, part.start))
                position = max(position, part.end)
                index = max(part.next, index + 1)
            } else {
                index += 1
            }
        }
        output.append(bytes, position..<max(position, root == 0 ? bytes.count : node.contentEnd))
    }

    private func isPicture(_ node: PageNode, in bytes: Span<UInt8>) -> Bool {
        node.element == nil
            && bytes.hasCaseInsensitivePrefix("<amp-img", at: node.start, before: bytes.count)
    }

    private func isDropped(_ index: Int, in bytes: Span<UInt8>) -> Bool {
        let node = tree.nodes[index]
        if !node.marks.isDisjoint(with: .foreign) { return !isAttribution(index) }
        if node.marks.contains(.kept) { return false }
        switch node.element {
        case .h1: return index < first
        case .header: return node.prose == 0 && node.marks.isDisjoint(with: .lead)
        case .noscript: return node.text > 0
        case .p, .div, .section, .ul, .ol, .dl, .table, .h2, .h3, .h4, .h5, .h6, .li:
            break
        default: return false
        }
        if node.element == .p, isInside(index, where: { $0 == .header }) {
            return node.ownProse == 0 && node.marks.isDisjoint(with: .lead)
        }
        if isBesideProse(index) { return isLabelOrLinks(index) }
        // Within the text: a line or a list of links that leads to other articles.
        if announcesOthers(index, in: bytes) {
            return node.element?.isHeading != true || node.links > 0 || !isAboveContent(index)
        }
        guard isLinks(node), node.element != .p, let before = sibling(before: index) else {
            return false
        }
        return announcesOthers(before, in: bytes)
    }

    /// Returns true for a label of other articles, or a short line about one.
    private func announcesOthers(_ index: Int, in bytes: Span<UInt8>) -> Bool {
        let node = tree.nodes[index]
        guard node.next == index + 1, 1...Self.announcementLength ~= node.text else { return false }
        let markup = bytes.extracting(node.contentStart..<node.contentEnd)
        guard ArticlePhrases.announcesOthers(markup) else { return false }
        // A sentence is the article's own, unless most of it is a link.
        let line = HTMLText.line(markup)
        return node.links * 2 > node.text || ![".", "。"].contains { line.hasSuffix($0) }
    }

    /// Returns true before the first and after the last paragraph.
    private func isBesideProse(_ index: Int) -> Bool {
        index > last && last >= 0 && index >= tree.nodes[min(last, tree.nodes.count - 1)].next
            || index < first && tree.nodes[index].next <= first
    }

    private func isLinks(_ node: PageNode) -> Bool {
        node.links * 2 > node.text && node.prose == 0
    }

    private func isLabelOrLinks(_ index: Int) -> Bool {
        let node = tree.nodes[index]
        let isPart = isInside(index) { $0 == .figure || $0 == .table || $0 == .blockquote }
        if isPart || node.text == 0 { return false }
        if isLinks(node), node.text <= Self.linkBlockLength || node.links * 10 > node.text * 8 {
            return true
        }
        // A heading after the last paragraph, above links or nothing.
        return node.element?.isHeading == true && index > last && !isAboveContent(index)
    }

    /// Returns true before a node that may be content, also without a paragraph.
    private func isAboveContent(_ index: Int) -> Bool {
        guard let node = sibling(after: index).map({ tree.nodes[$0] }) else { return false }
        return node.marks.isDisjoint(with: .foreign) && node.text > 0 && !isLinks(node)
            && node.element?.isHeading != true
    }

    /// Returns true if an outer node within the article is a wanted element.
    private func isInside(_ index: Int, where isWanted: (HTMLElement?) -> Bool) -> Bool {
        var index = tree.nodes[index].parent
        while index > root {
            if isWanted(tree.nodes[index].element) { return true }
            index = tree.nodes[index].parent
        }
        return false
    }

    /// Returns true for the footer of a quotation, which names who is quoted.
    private func isAttribution(_ index: Int) -> Bool {
        let node = tree.nodes[index]
        let outer = tree.nodes[node.parent].element
        return node.element == .footer && (outer == .blockquote || outer == .figure)
    }

    private func sibling(before index: Int) -> Int? {
        let parent = tree.nodes[index].parent
        // The nearest node that ends before this one, at the same level.
        var candidate = index - 1
        while candidate > parent, tree.nodes[candidate].parent != parent {
            candidate = tree.nodes[candidate].parent
        }
        return candidate > parent ? candidate : nil
    }

    private func sibling(after index: Int) -> Int? {
        let node = tree.nodes[index]
        return node.next < tree.nodes[node.parent].next ? node.next : nil
    }
}
