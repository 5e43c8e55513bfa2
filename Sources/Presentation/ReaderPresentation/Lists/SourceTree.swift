import FeedViews

/// All lists of a feed, as a tree of folders.
struct SourceTree {
    private struct Node {
        let scope: ListScope
        let kind: SourceRowViewModel.Kind
        let title: String
        var depth = 0
        /// The folder around it.
        var parent: Int?
    }

    /// Feeds in deeper folders are listed in the deepest.
    private static let deepestFolder = 8

    /// In the order of rows.
    private var nodes: [Node] = []
    private let words: FeedWords

    /// Creates the lists: all, unread and starred items, then searches, then folders and feeds in the
    /// user's order, each folder at its first feed. None for a single source without searches.
    init(of feed: ReadFeed, words: FeedWords) {
        self.words = words
        guard feed.hasLists else { return }
        nodes = [
            Node(scope: .all, kind: .all, title: words[.readerAll]),
            Node(scope: .unread, kind: .unread, title: words[.readerUnread]),
            Node(scope: .starred, kind: .starred, title: words[.readerStarred]),
        ]
        nodes += feed.searches.enumerated().map { number, searched in
            Node(scope: .search(number), kind: .search, title: searched.search.name)
        }
        addContents(of: feed)
    }

    private mutating func addContents(of feed: ReadFeed) {
        var found: [Node] = []
        var children: [Int?: [Int]] = [:]
        var folders: [ExactText<String>: Int] = [:]
        func add(_ node: Node) -> Int {
            found.append(node)
            children[node.parent, default: []].append(found.count - 1)
            return found.count - 1
        }
        for (index, source) in feed.sources.enumerated() {
            var parent: Int?
            var path = ""
            var depth = 0
            for name in source.folders.prefix(Self.deepestFolder) {
                path += (path.isEmpty ? "" : "/") + name
                let key = ExactText(path)
                let folder =
                    folders[key]
                    ?? add(
                        Node(
                            scope: .folder(key), kind: .folder, title: name, depth: depth,
                            parent: parent))
                folders[key] = folder
                parent = folder
                depth += 1
            }
            _ = add(
                Node(
                    scope: .source(index), kind: .feed, title: source.titleInLists,
                    depth: depth, parent: parent))
        }
        // In depth-first order; parents are before their children.
        var places = Array(repeating: 0, count: found.count)
        var waiting: [Int] = (children[nil] ?? []).reversed()
        while let next = waiting.popLast() {
            var node = found[next]
            node.parent = node.parent.map { places[$0] }
            places[next] = nodes.count
            nodes.append(node)
            waiting += (children[next] ?? []).reversed()
        }
    }

    var isEmpty: Bool { nodes.isEmpty }

    func scope(at index: Int) -> ListScope { nodes[index].scope }

    /// Returns the indices of the lists to show.
    ///
    /// - Parameters:
    ///   - isUnreadOnly: leaves out folders and feeds without unread items.
    ///   - kept: always shown, with the folders around it.
    func rows(isUnreadOnly: Bool, keeping kept: ListScope, of feed: ReadFeed) -> [Int] {
        guard isUnreadOnly else { return Array(nodes.indices) }
        let counts = counts(of: feed)
        var isKept = Array(repeating: false, count: nodes.count)
        var next = nodes.firstIndex { $0.scope == kept }
        while let index = next {
            isKept[index] = true
            next = nodes[index].parent
        }
        return nodes.indices.filter { index in
            switch nodes[index].kind {
            case .all, .unread, .starred, .search: true
            case .folder, .feed: isKept[index] || counts[index] > 0
            }
        }
    }

    /// Returns the number to show with each list: unread items, or all of the starred ones.
    func counts(of feed: ReadFeed) -> [Int] {
        let ofSources = feed.sources.indices.map { feed.counts(ofSource: $0) }
        var counts = Array(repeating: 0, count: nodes.count)
        // From the last: the counts of folders are those of what is in them.
        for index in nodes.indices.reversed() {
            switch nodes[index].scope {
            case .all, .unread: counts[index] = ofSources.reduce(0) { $0 + $1.unread }
            case .starred: counts[index] = ofSources.reduce(0) { $0 + $1.starred }
            case .folder: break
            case .source(let source): counts[index] = ofSources[source].unread
            case .search(let number): counts[index] = feed.searches[number].unreadCount
            }
            if let parent = nodes[index].parent { counts[parent] += counts[index] }
        }
        return counts
    }

    /// Returns the rows of the lists at `indices`.
    func viewModels(of indices: [Int], in feed: ReadFeed) -> [SourceRowViewModel] {
        let counts = counts(of: feed)
        return indices.map { index in
            let node = nodes[index]
            var row = SourceRowViewModel(
                kind: node.kind, title: node.title, depth: node.depth, count: counts[index])
            switch node.scope {
            case .source(let source):
                row.sourceIndex = source
                row.failure = feed.sources[source].failure
            case .search(let number):
                let searched = feed.searches[number]
                if searched.query == nil {
                    row.failure = words[phrase: .readerNotUnderstood].around(searched.search.query)
                }
            case .all, .unread, .starred, .folder: break
            }
            return row
        }
    }
}
