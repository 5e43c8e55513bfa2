/// Changes the user's list of feeds, and loads single feeds.
///
/// After a change it has the feed loaded and displayed again.
public protocol FeedListEditor: AnyObject {
    /// True if the feeds that are read are those of the user's list.
    var isOwnList: Bool { get }

    /// True if the views may change it: whoever adds a feed has its address loaded.
    var isGranted: Bool { get }

    /// Returns the address of a feed in the list, without name and password.
    func address(of feed: String) -> String?

    /// Makes a change, and calls `completion` once, perhaps before it returns.
    func change(_ change: FeedListChange, completion: @escaping (FeedListOutcome) -> Void)

    /// Loads a feed again, and no other.
    func refresh(_ feed: String)
}
