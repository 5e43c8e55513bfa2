/// Items that stand together: those of one folder.
public struct FeedItemGroup: Sendable {
    /// The folder's names, apart by slashes; `nil` for items that lie in none.
    public var folder: String?
    /// The places of its items in ``FeedViewModel/items``, in their order.
    public var places: FeedItemPlaces

    /// Creates a group.
    public init(folder: String? = nil, places: FeedItemPlaces) {
        self.folder = folder
        self.places = places
    }
}

extension FeedViewModel {
    /// The folders of the sources, each once, in the order of the sources.
    public var folders: [String] {
        var folders: [String] = []
        var seen: Set<[UInt8]> = []
        for folder in sources.compactMap({ $0.folder })
        where seen.insert(Array(folder.utf8)).inserted {
            folders.append(folder)
        }
        return folders
    }

    /// The items folder by folder, in the order of the folders, those in none first. Without folders, and
    /// where an order of dates was asked for, all are in one group, and no item is looked at.
    public var itemGroups: [FeedItemGroup] {
        let folders = isByDate ? [] : folders
        guard !folders.isEmpty else {
            return [FeedItemGroup(places: FeedItemPlaces(upTo: items.count))]
        }
        var numbers: [[UInt8]: Int] = [:]
        for (index, folder) in folders.enumerated() { numbers[Array(folder.utf8)] = index + 1 }
        let groupOfSource = sources.map { source in
            source.folder.flatMap { numbers[Array($0.utf8)] } ?? 0
        }
        var places: [[Int]] = Array(repeating: [], count: folders.count + 1)
        for index in items.indices {
            places[items[index].sourceIndex.map { groupOfSource[$0] } ?? 0].append(index)
        }
        return places.enumerated().filter { !$0.element.isEmpty }.map { number, places in
            FeedItemGroup(
                folder: number == 0 ? nil : folders[number - 1], places: FeedItemPlaces(places))
        }
    }
}
