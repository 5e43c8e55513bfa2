public import FeedModel

/// An item as a list shows it.
///
/// Reading a text makes a `String`; views that draw many items use ``FeedText``.
public struct FeedItemViewModel: Sendable, Equatable {
    // In this order it takes 256 bytes; copying larger values is slower, which shows in long lists.

    /// The identifier, stable when the feed is loaded again. Items may share one; ``id`` is unique.
    @FeedText public var identifier: String
    /// The title; never empty.
    @FeedText public var title: String
    /// The item's page: an `http`, `https` or `mailto` address.
    @OptionalFeedText public var url: String?
    /// The address that the command to open the item opens: its page, else its external page, else
    /// its first file.
    @OptionalFeedText public var openURL: String?
    // `Optional` is written out since properties declared with `?` are first set to `nil`.

    /// The date of publication.
    public var published: Optional<DateViewModel>
    /// The date of the last change.
    public var updated: Optional<DateViewModel>
    /// The authors' names in one line.
    @OptionalFeedText public var byline: String?
    /// The geographic place that the item is about.
    @OptionalFeedText public var location: String?
    var position: FeedItemPosition
    /// The states set by the user, as far as known.
    public var states: FeedItemStates
    /// The index of its source in ``FeedViewModel/sources``.
    public var sourceIndex: Int?
    /// The origin of ``title``.
    public var titleOrigin: FeedTitleOrigin
    /// The origin of ``date``.
    public var dateOrigin: FeedDateOrigin
    /// The source to show with the item, if several feeds were merged or the item names one.
    public var source: Optional<ItemSourceViewModel>

    /// Creates a view model.
    public init(
        identifier: String,
        title: String,
        titleOrigin: FeedTitleOrigin = .own,
        states: FeedItemStates = [],
        url: String? = nil,
        openURL: String? = nil,
        published: DateViewModel? = nil,
        updated: DateViewModel? = nil,
        dateOrigin: FeedDateOrigin = .none,
        byline: String? = nil,
        location: String? = nil,
        sourceIndex: Int? = nil,
        source: ItemSourceViewModel? = nil
    ) {
        self.init(
            identifier: FeedText(identifier), title: FeedText(title), titleOrigin: titleOrigin,
            states: states, url: url.map { FeedText($0) }, openURL: openURL.map { FeedText($0) },
            published: published, updated: updated, dateOrigin: dateOrigin,
            byline: byline.map { FeedText($0) }, location: location.map { FeedText($0) },
            sourceIndex: sourceIndex, source: source, position: .none)
    }

    /// Creates a view model from existing texts: setting them afterwards, as in other view models,
    /// would take a tenth longer for each row of a list.
    package init(
        identifier: FeedText,
        title: FeedText,
        titleOrigin: FeedTitleOrigin,
        states: FeedItemStates,
        url: FeedText?,
        openURL: FeedText?,
        published: DateViewModel?,
        updated: DateViewModel?,
        dateOrigin: FeedDateOrigin,
        byline: FeedText?,
        location: FeedText?,
        sourceIndex: Int?,
        source: ItemSourceViewModel?,
        position: FeedItemPosition
    ) {
        _identifier = identifier
        _title = title
        self.titleOrigin = titleOrigin
        self.states = states
        _url = OptionalFeedText(url)
        _openURL = OptionalFeedText(openURL)
        self.published = published
        self.updated = updated
        self.dateOrigin = dateOrigin
        _byline = OptionalFeedText(byline)
        _location = OptionalFeedText(location)
        self.sourceIndex = sourceIndex
        self.source = source
        self.position = position
    }

    /// The date to show, if any.
    public var date: DateViewModel? {
        switch dateOrigin {
        case .none: nil
        case .published: published
        case .updated: updated
        }
    }
}
