import FeedLoading
import FeedModel

/// Finds a feed or a search of the user's list by an argument.
struct SubscriptionSearch {
    let path: String
    /// Numbered from 1, in the list's order.
    let numbered: [(number: Int, entry: SubscriptionEntry)]

    let searches: [FeedSearch]

    /// What an argument stands for.
    enum Found {
        case feed(SubscriptionEntry)
        case search(FeedSearch)
    }

    /// Reads the list.
    init(of file: SubscriptionFile) throws(SubscriptionFileError) {
        path = file.path
        numbered = try file.entries().enumerated().map { ($0.offset + 1, $0.element) }
        searches = try file.searches()
    }

    /// Returns the feed that an argument stands for, or the search with that name, or with its query after `search:`.
    func find(_ which: String) throws(SubscriptionRefusal) -> Found {
        let named = ExactText(which)
        if let search = searches.first(where: { ExactText($0.address) == named }) {
            return .search(search)
        }
        guard let search = searches.named(which) else { return .feed(try entry(which)) }
        do throws(SubscriptionRefusal) {
            _ = try entry(which)
        } catch .isNotListed, .hasNoNumber {
            return .search(search)
        } catch {}
        throw .isFeedAndSearch(which, search)
    }

    /// Returns the entry with a number, else an address, file or title. Titles ignore case, unless
    /// several differ only in case.
    func entry(_ which: String) throws(SubscriptionRefusal) -> SubscriptionEntry {
        let isNumber = which.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let number = isNumber ? Int(which) : nil
        if let found = numbered.first(where: { $0.number == number }) { return found.entry }
        let source = FeedLocation(argument: which)
        let listed = source.asListed
        if let found = numbered.first(where: { $0.entry.isSame(as: listed) }) {
            return found.entry
        }
        var found = titled { $0.utf8.elementsEqual(which.utf8) }
        if found.isEmpty {
            let folded = which.lowercased()
            found = titled { $0.lowercased().utf8.elementsEqual(folded.utf8) }
        }
        guard let first = found.first else {
            if let number { throw .hasNoNumber(number, count: numbered.count, path: path) }
            throw .isNotListed(source, path: path)
        }
        guard found.allSatisfy({ $0.entry.isSame(as: first.entry.source) }) else {
            throw .areSeveral(which, numbers: found.map(\.number))
        }
        return first.entry
    }

    private func titled(
        _ isMeant: (String) -> Bool
    ) -> [(number: Int, entry: SubscriptionEntry)] {
        numbered.filter { $0.entry.title.map(isMeant) ?? false }
    }
}
