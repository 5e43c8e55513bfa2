import FeedLoading
import FeedModel

extension FeedSearch {
    /// The search in a line of a list: its query and its name, separated by a tab.
    var line: String { Console.clean(address) + "\t" + Console.clean(name) }

    /// What stands for it where a feed has its address.
    var address: String { "search:" + query }

    /// The search as JSON.
    var json: PrintedJSON { .object([("query", .string(query)), ("title", .string(name))]) }
}

extension [FeedSearch] {
    /// Returns the search with a name. Names ignore case, unless several differ only in case.
    func named(_ name: String) -> FeedSearch? {
        if let search = first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return search }
        let folded = name.lowercased()
        let found = filter { $0.name.lowercased().utf8.elementsEqual(folded.utf8) }
        return found.count == 1 ? found[0] : nil
    }
}
