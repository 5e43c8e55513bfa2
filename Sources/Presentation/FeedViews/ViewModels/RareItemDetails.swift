/// Details that few items have, allocated separately, so that all others store one pointer.
@usableFromInline
final class RareItemDetails: Sendable, Equatable {
    @usableFromInline
    struct Values: Sendable, Equatable {
        @usableFromInline var repliesTo: [FeedReference] = []
        @usableFromInline var bannerURL: String?
        @usableFromInline var episode: EpisodeViewModel?

        var isEmpty: Bool {
            repliesTo.isEmpty && bannerURL == nil && episode == nil
        }

        init() {}
    }

    @usableFromInline let values: Values

    init(_ values: Values) {
        self.values = values
    }

    @usableFromInline
    static func == (details: RareItemDetails, other: RareItemDetails) -> Bool {
        details.values == other.values
    }
}
