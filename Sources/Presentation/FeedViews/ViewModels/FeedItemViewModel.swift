public import FeedModel

/// An item as a list shows it.
///
/// Its texts are `String`s, made when they are read; see ``FeedText`` for views that draw very many.
public struct FeedItemViewModel: Sendable, Equatable {
    // In this order it takes 256 bytes; more are copied by a slower way, which lists of tiny items feel.

    /// The identifier, stable from one loading to the next. Items may share one; ``id`` is unique.
    @FeedText public var identifier: String
    /// The title; never empty.
    @FeedText public var title: String
    /// The item's page: an `http`, `https` or `mailto` address.
    @OptionalFeedText public var url: String?
    /// The address that opening the item opens: its page, else the page it is about, else its first file.
    @OptionalFeedText public var openURL: String?
    // Written out: what has the short name is made `nil` first, and then set.

    /// When the item was published.
    public var published: Optional<DateViewModel>
    /// When the item last changed.
    public var updated: Optional<DateViewModel>
    /// The names of the authors in one line.
    @OptionalFeedText public var byline: String?
    /// The place the item is about.
    @OptionalFeedText public var location: String?
    /// Where it was taken from.
    var place: FeedItemPlace
    /// The states the person has given it, as far as they are known.
    public var states: FeedItemStates
    /// The index in ``FeedViewModel/sources`` of the one it comes from.
    public var sourceIndex: Int?
    /// Where ``title`` comes from.
    public var titleOrigin: FeedTitleOrigin
    /// Which of the two dates ``date`` is.
    public var dateOrigin: FeedDateOrigin
    /// The feed to name beside the item, where several were merged or the item names one.
    public var source: Optional<SourceViewModel>

    /// Creates a view model; whatever is not given is absent.
    public init(
        id: String,
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
        source: SourceViewModel? = nil
    ) {
        self.init(
            id: FeedText(id), title: FeedText(title), titleOrigin: titleOrigin, states: states,
            url: url.map { FeedText($0) }, openURL: openURL.map { FeedText($0) },
            published: published, updated: updated, dateOrigin: dateOrigin,
            byline: byline.map { FeedText($0) }, location: location.map { FeedText($0) },
            sourceIndex: sourceIndex, source: source, place: .none)
    }

    /// Creates a view model of texts that are there.
    package init(
        id: FeedText,
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
        source: SourceViewModel?,
        place: FeedItemPlace
    ) {
        _identifier = id
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
        self.place = place
    }

    /// The date to show; `nil` where there is none.
    public var date: DateViewModel? {
        switch dateOrigin {
        case .none: nil
        case .published: published
        case .updated: updated
        }
    }
}
