import FeedViews

/// The feed that is shown, and what of its items was asked for last.
struct FeedOnShow {
    /// The content of one row of the list.
    struct Row {
        var item: FeedItemViewModel
        /// Which item, from one loading to the next: several feeds may have one identifier.
        var key: String
    }

    /// How many rows are kept.
    private static let kept = 2_000
    /// How many items are looked at to know whether a list has pictures.
    private static let sample = 24

    let feed: FeedViewModel
    /// Items have pictures of their own.
    let hasPictures: Bool
    private var rows: [Int: Row] = [:]
    private var pictures: [Int: String] = [:]
    private var withoutPicture: Set<Int> = []
    /// What tells the feeds of a merged one apart. Several may be of one site, so that is not it.
    private let sources: [String]

    init(_ feed: FeedViewModel) {
        self.feed = feed
        sources = feed.isMerged ? feed.sources.map { $0.feedURL ?? $0.title } : []
        var hasPictures = false
        for index in feed.items.indices.prefix(Self.sample) where !hasPictures {
            hasPictures = feed.items.detail(at: index, parts: .files).image != nil
        }
        self.hasPictures = hasPictures
    }

    var count: Int { feed.items.count }

    mutating func row(at index: Int) -> Row {
        if let row = rows[index] { return row }
        if rows.count >= Self.kept { rows = [:] }
        let item = feed.items[index]
        let row = Row(item: item, key: key(of: item))
        rows[index] = row
        return row
    }

    /// Where an item's own picture is.
    mutating func pictureURL(at index: Int) -> String? {
        if let url = pictures[index] { return url }
        if withoutPicture.contains(index) { return nil }
        if pictures.count + withoutPicture.count >= Self.kept {
            pictures = [:]
            withoutPicture = []
        }
        let url = feed.items.detail(at: index, parts: .files).image?.url
        if let url { pictures[index] = url } else { withoutPicture.insert(index) }
        return url
    }

    /// Drops what was kept of an item, which holds no more.
    mutating func forget(_ index: Int) { rows[index] = nil }

    /// Nothing that was kept holds any more.
    mutating func forgetAll() { rows = [:] }

    func key(of item: FeedItemViewModel) -> String {
        guard let index = item.sourceIndex, sources.indices.contains(index) else {
            return item.id + "\u{0}"
        }
        return item.id + "\u{0}" + sources[index]
    }

    /// Where the item that stood at `index` in `old` stands here, else the nearest of those after it, else
    /// of those before; `nil` where there is none of them. The two feeds can still be asked.
    func place(of index: Int, in old: FeedOnShow) -> (index: Int, isSame: Bool)? {
        guard index < old.count, count > 0 else { return nil }
        var places: [String: Int]?
        var distance = 0
        while index + distance < old.count || index - distance >= 0 {
            for candidate in distance == 0 ? [index] : [index + distance, index - distance]
            where candidate >= 0 && candidate < old.count {
                let key = old.key(of: old.feed.items[candidate])
                if let found = find(key, near: candidate, &places) {
                    return (found, distance == 0)
                }
            }
            distance += 1
            // Nothing of what was around is left.
            if distance > 1_000 { return nil }
        }
        return nil
    }

    private func find(_ key: String, near index: Int, _ places: inout [String: Int]?) -> Int? {
        if let places { return places[key] }
        for distance in 0..<64 {
            for candidate in distance == 0 ? [index] : [index + distance, index - distance]
            where candidate >= 0 && candidate < count {
                if self.key(of: feed.items[candidate]) == key { return candidate }
            }
        }
        var made: [String: Int] = [:]
        made.reserveCapacity(count)
        for candidate in 0..<count {
            let key = self.key(of: feed.items[candidate])
            if made[key] == nil { made[key] = candidate }
        }
        places = made
        return made[key]
    }
}
