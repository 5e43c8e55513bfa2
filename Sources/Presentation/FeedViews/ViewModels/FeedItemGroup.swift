/// The items of one folder.
public struct FeedItemGroup: Sendable {
    /// The folder's path, separated by slashes; `nil` for items outside all folders.
    public var folder: String?
    /// The indices of its items in ``FeedViewModel/items``, in display order.
    public var indices: FeedItemIndices
}

extension FeedViewModel {
    /// The folders of the sources, without duplicates, in the order of the sources.
    public var folders: [String] {
        var folders: [String] = []
        var seen: Set<[UInt8]> = []
        for folder in sources.compactMap({ $0.folder })
        where seen.insert(Array(folder.utf8)).inserted {
            folders.append(folder)
        }
        return folders
    }

    /// The items by folder, in the order of ``folders``, items outside all folders first. If they are
    /// not grouped by folder, there is one group, and no item is made.
    public var itemGroups: [FeedItemGroup] {
        let folders = grouping == .folder ? folders : []
        guard !folders.isEmpty else {
            return [FeedItemGroup(indices: FeedItemIndices(upTo: items.count))]
        }
        var numbers: [[UInt8]: Int] = [:]
        for (index, folder) in folders.enumerated() { numbers[Array(folder.utf8)] = index + 1 }
        let groupOfSource = sources.map { source in
            source.folder.flatMap { numbers[Array($0.utf8)] } ?? 0
        }
        var indices: [[Int]] = Array(repeating: [], count: folders.count + 1)
        for index in items.indices {
            indices[items[index].sourceIndex.map { groupOfSource[$0] } ?? 0].append(index)
        }
        return indices.enumerated().filter { !$0.element.isEmpty }.map { number, indices in
            FeedItemGroup(
                folder: number == 0 ? nil : folders[number - 1], indices: FeedItemIndices(indices))
        }
    }
}
