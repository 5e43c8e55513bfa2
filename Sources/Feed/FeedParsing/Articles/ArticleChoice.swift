internal import FeedMarkup

/// Chooses the node of a page that is its article.
struct ArticleChoice {
    /// The bytes of prose below which a page has no article.
    static let shortest = 140
    /// The bytes of prose that the first of several posts has at least, and of text that announces
    /// another article at most.
    private static let shortestPost = 40
    private static let teaserLength = 500

    /// The tree, with marks that turned out to be wrong taken away.
    private(set) var tree: PageTree

    init(_ tree: PageTree) {
        self.tree = tree
        self.tree.sumUp()
        correctMarks()
        markTeasers()
    }

    /// Takes the mark of surroundings from what holds most of the page: a form around a whole page,
    /// a wrapper called after the sidebar in it.
    private mutating func correctMarks() {
        let whole = tree.nodes[0].wholeProse
        let wrong = tree.nodes.indices.filter { index in
            let node = tree.nodes[index]
            return node.marks.contains(.surroundings) && node.wholeProse >= Self.shortest
                && node.wholeProse * 2 >= whole
        }
        for index in wrong { tree.nodes[index].marks.remove(.surroundings) }
        if !wrong.isEmpty { tree.sumUp() }
    }

    /// Marks short articles with much of their text in links as surroundings, where there are several.
    private mutating func markTeasers() {
        let teasers = tree.nodes.indices.filter { index in
            let node = tree.nodes[index]
            return node.element == .article && node.text < Self.teaserLength
                && node.links * 6 >= node.text
        }
        guard teasers.count > 1 else { return }
        for index in teasers { tree.nodes[index].marks.insert(.surroundings) }
        tree.sumUp()
    }

    /// The index of the article's node; `nil` if there is none.
    mutating func node() -> Int? {
        let all = tree.nodes[0].prose
        guard all >= Self.shortest else { return nil }
        if let found = text(marked: .body), isEnough(found, of: all) { return found }
        if let found = firstPost() { return found }
        if let found = article(), isEnough(found, of: all) { return smallest(in: found) }
        if let found = text(marked: .main), tree.nodes[found].prose * 2 >= all {
            return densest(in: found)
        }
        return densest(in: 0)
    }

    /// Returns true if a node that the page names holds an article, and not the least part of it.
    private func isEnough(_ index: Int, of all: Int) -> Bool {
        let prose = tree.nodes[index].prose
        return prose >= Self.shortest && prose * 4 >= all
    }

    /// The smallest node with nearly all prose that is marked so.
    private mutating func text(marked marks: PageMarks) -> Int? {
        let isMarked: (PageNode) -> Bool = { node in
            !node.marks.isDisjoint(with: marks) && node.element != .p && node.element != .span
        }
        tree.sumUpMarked(isMarked)
        guard tree.nodes[0].marked > 0 || isMarked(tree.nodes[0]) else { return nil }
        var index = 0
        while true {
            // Within a marked node, a smaller one of the same name may hold it all.
            let isInside = isMarked(tree.nodes[index])
            let whole = isInside ? tree.nodes[index].prose : tree.nodes[index].marked
            guard
                let child = child(
                    of: index,
                    where: { node in
                        let part = isInside || isMarked(node) ? node.prose : node.marked
                        return part * 10 >= whole * 9 && (!isInside || isMarked(node))
                    })
            else { return index == 0 && marks != .main ? nil : index }
            index = child
        }
    }

    /// The first of several posts, as in a forum.
    private func firstPost() -> Int? {
        tree.nodes.indices.first { index in
            let node = tree.nodes[index]
            return node.marks.contains(.post) && node.prose >= Self.shortestPost
                && node.element != .p
                && isVisible(index)
        }
    }

    private func isVisible(_ index: Int) -> Bool {
        var index = index
        while index > 0 {
            if !tree.nodes[index].marks.isDisjoint(with: .foreign) { return false }
            index = tree.nodes[index].parent
        }
        return true
    }

    /// The article that is longer than all others, apart from those in it.
    private func article() -> Int? {
        var best: Int?
        var second = 0
        for index in tree.nodes.indices where tree.nodes[index].marks.contains(.article) {
            let prose = tree.nodes[index].prose
            guard prose > 0 else { continue }
            guard let current = best else {
                if isVisible(index) { best = index }
                continue
            }
            let isInside = index < tree.nodes[current].next
            if isInside {
                // One that holds nearly all of the outer one.
                if prose * 10 >= tree.nodes[current].prose * 9, isVisible(index) { best = index }
            } else if prose > tree.nodes[current].prose, isVisible(index) {
                second = tree.nodes[current].prose
                best = index
            } else {
                second = max(second, prose)
            }
        }
        guard let best, tree.nodes[best].prose >= second * 3 / 2 else { return nil }
        return best
    }

    /// The smallest node in `start` with most of the prose in it.
    private func smallest(in start: Int) -> Int {
        var index = start
        while let child = child(
            of: index,
            where: { node in
                node.prose * 100 >= tree.nodes[index].prose * 85 && Self.mayHoldArticle(node)
            })
        {
            index = child
        }
        return index
    }

    /// The same, or the node in that with far more paragraphs of its own than all others.
    private func densest(in start: Int) -> Int {
        let index = smallest(in: start)
        return leading(in: index) ?? index
    }

    private static func mayHoldArticle(_ node: PageNode) -> Bool {
        switch node.element {
        case .p, .li, .blockquote, .pre, .table, .tr: false
        default: node.element?.isList != true
        }
    }

    /// The node in `outer` that has most of its prose as paragraphs of its own, without a like one
    /// beside it.
    private func leading(in outer: Int) -> Int? {
        var own: [Int: Int] = [:]
        var best = outer
        for index in (outer + 1)..<max(outer + 1, tree.nodes[outer].next) {
            let node = tree.nodes[index]
            guard node.ownProse > 0 else { continue }
            let holder = Self.mayHoldArticle(node) ? index : node.parent
            let prose = own[holder, default: 0] + node.ownProse
            own[holder] = prose
            if prose > own[best, default: 0], Self.mayHoldArticle(tree.nodes[holder]),
                isVisible(holder)
            {
                best = holder
            }
        }
        let prose = tree.nodes[best].prose
        guard best != outer, prose * 10 >= tree.nodes[outer].prose * 6 else { return nil }
        let parent = tree.nodes[best].parent
        let rival = child(of: parent) { node in
            node.start != tree.nodes[best].start && node.prose * 5 >= prose
        }
        return rival == nil ? best : nil
    }

    private func child(of index: Int, where isWanted: (PageNode) -> Bool) -> Int? {
        var child = index + 1
        while child < tree.nodes[index].next {
            let node = tree.nodes[child]
            if node.marks.isDisjoint(with: .foreign), node.prose > 0, isWanted(node) {
                return child
            }
            child = max(node.next, child + 1)
        }
        return nil
    }
}
