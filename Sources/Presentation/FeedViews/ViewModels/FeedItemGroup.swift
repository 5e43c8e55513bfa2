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
    /// The items folder by folder, in the order of the folders, those in none first. Without folders all
    /// are in one group, and none is looked at.
    public var itemGroups: [FeedItemGroup] {
        guard !folders.isEmpty else {
            return [FeedItemGroup(places: FeedItemPlaces(upTo: items.count))]
        }
        var groups: [(folder: String?, places: [Int])] = [(nil, [])]
        var numbers: [String: Int] = [:]
        for folder in folders where numbers[folder] == nil {
            numbers[folder] = groups.count
            groups.append((folder, []))
        }
        for index in items.indices {
            let number = items[index].source?.folder.flatMap { numbers[$0] } ?? 0
            groups[number].places.append(index)
        }
        return groups.filter { !$0.places.isEmpty }.map {
            FeedItemGroup(folder: $0.folder, places: FeedItemPlaces($0.places))
        }
    }
}
