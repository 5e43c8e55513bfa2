import FeedLoading
import FeedPresentation
import SystemInterface

/// The reason why the user's list is not changed.
enum SubscriptionRefusal: WordedError {
    /// The environment names no folder for it.
    case noFolder
    /// What was typed in a reader, which adds addresses only.
    case isNoAddress(String)
    /// A folder of the list, which is to be drawn.
    case isFolderOfList(String)
    /// Not a regular file, such as a pipe: a list can't contain it.
    case isNoRegularFile(String)
    /// The list to draw has no feeds.
    case isEmpty(path: String)
    /// Listed under another title or in another folder.
    case isListedOtherwise(SubscriptionEntry, path: String)
    case hasNoNumber(Int, count: Int, path: String)
    /// A search, which has no folder and no settings, by its name.
    case isSearch(String)
    /// A feed and a search have this name.
    case isFeedAndSearch(String, FeedSearch)
    /// There is a search with this name.
    case isKnownSearch(String, path: String)
    /// The query of a search is wrong.
    case isNotUnderstood(FeedSearch, problem: String, path: String)
    /// Several feeds have this title; their numbers.
    case areSeveral(String, numbers: [Int])
    case isNotListed(FeedLocation, path: String)
    /// A feed that is read is of no entry: it was removed meanwhile, or is of a list or page in the list.
    case isOfNoEntry(path: String)

    var words: FeedErrorWords {
        switch self {
        case .noFolder:
            "there is no place for a list of feeds: neither XDG_CONFIG_HOME nor HOME is set"
                .advising("set HOME")
        case .isNoAddress(let text):
            "'\(text)' is no address"
                .advising(
                    "begin it with 'https://' or 'http://'; 'feedhost add' adds files and programs")
        case .isFolderOfList(let name):
            "there is no file or search '\(name)', but a folder of your list"
                .advising("feedhost --match \(Self.query(ofFolder: name)) draws it")
        case .isNoRegularFile(let path):
            "'\(path)' is a pipe, a socket or a device, which no list may name"
                .advising("name it where it is to be drawn: feedhost \(ShellWord.quoted(path))")
        case .isEmpty(let path):
            "there is no feed in '\(path)'".advising("'feedhost add URL' puts one there")
        case .isListedOtherwise(let entry, let path):
            "\(entry.words) is in '\(path)' already; nothing is changed"
                .advising("'feedhost rename' changes its title, 'feedhost move' its folder")
        case .hasNoNumber(let number, let count, let path):
            "there is no feed \(number) in '\(path)', which has \(count)"
                .advising("'feedhost list' shows them in order")
        case .areSeveral(let title, let numbers):
            "several feeds are called '\(title)': \(QuotedWords.list(numbers.map(String.init), "and"))"
                .advising("name one by its number or its address")
        case .isSearch(let name):
            "'\(name)' is a search, which has no folder and no settings"
                .advising("name one of the feeds that it finds items of")
        case .isFeedAndSearch(let name, let search):
            "a feed and a search are called '\(name)'"
                .advising(
                    "name the feed by its address, or the search as \(ShellWord.quoted(search.address))"
                )
        case .isKnownSearch(let name, let path):
            "there is a search '\(name)' in '\(path)' already; nothing is changed"
                .advising("choose another name")
        case .isNotUnderstood(let search, let problem, let path):
            "'\(search.query)', the query of '\(search.name)' in '\(path)', can't be read: \(problem)"
                .advising("feedhost add --search \(ShellWord.quoted(search.name)) QUERY")
        case .isOfNoEntry(let path):
            "the feed has no entry of its own in '\(path)'"
                .advising("'feedhost list' shows what has")
        case .isNotListed(let source, let path):
            "\(source.words) is not in '\(path)'".advising("'feedhost list' shows what is")
        }
    }

    /// Returns a query for the feeds in a folder, as a word for the shell.
    private static func query(ofFolder name: String) -> String {
        let text = name.replacing(text: "\\", with: "\\\\").replacing(text: "\"", with: "\\\"")
        return ShellWord.quoted("in:\"\(text)\"")
    }
}
