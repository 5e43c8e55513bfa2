import FeedPluginAPI
package import FeedViews

// View models for whoever lends them by address: the addresses are the borrower's.

extension Arena {
    /// Lends a feed; tells where the borrower sees it.
    package func address(of feed: FeedViewModel, revision: UInt64) -> UInt64 {
        unsafe address(ofCopy: self.feed(feed, revision: revision))
    }

    /// Lends what is being loaded; tells where the borrower sees it.
    package func address(of model: FeedLoadingViewModel) -> UInt64 {
        unsafe address(ofCopy: loading(model))
    }

    /// Lends an error; tells where the borrower sees it.
    package func address(of model: FeedErrorViewModel) -> UInt64 {
        unsafe address(ofCopy: error(model))
    }

    /// The plugin's own image is filled in by whoever keeps it.
    package func address(of model: FeedImageViewModel<PluginImage>, revision: UInt64) -> UInt64 {
        unsafe address(ofCopy: image(model, revision: revision, image: nil))
    }

    /// Lends what lists show of items from a place on: at most `count`, and fewer where they are
    /// large.
    package func items(
        of items: FeedItemViewModels, from first: Int, upTo count: Int, bound: Int
    ) -> (address: UInt64, count: Int) {
        let list = unsafe list(upTo: count, bound: bound) { unsafe item(at: first + $0, of: items) }
        return unsafe (Self.number(list.first), list.count)
    }

    /// Lends `parts` of what pages show of items from a place on: at most `count`, and fewer where they are large.
    package func details(
        of items: FeedItemViewModels, parts: FeedDetailParts, from first: Int, upTo count: Int,
        bound: Int
    ) -> (address: UInt64, count: Int) {
        let list = unsafe list(upTo: count, bound: bound) {
            unsafe detail(at: first + $0, of: items, parts: parts)
        }
        return unsafe (Self.number(list.first), list.count)
    }

    /// Lends sources from a place on, with the counts of now: at most `count`, and fewer where they are large.
    package func sources(
        _ sources: FeedSourceViewModels, from first: Int, upTo count: Int, bound: Int
    ) -> (address: UInt64, count: Int) {
        let list = unsafe list(upTo: count, bound: bound) {
            unsafe source(at: first + $0, of: sources)
        }
        return unsafe (Self.number(list.first), list.count)
    }

    /// A text of items from a place on: at most `count`, and fewer where they are large.
    package func texts(
        _ text: FeedItemText, of items: FeedItemViewModels, from first: Int, upTo count: Int,
        bound: Int
    ) -> (address: UInt64, count: Int) {
        let list = unsafe list(upTo: count, bound: bound) {
            unsafe string(items.text(text, at: first + $0))
        }
        return unsafe (Self.number(list.first), list.count)
    }

    private func address<Value>(ofCopy value: Value) -> UInt64 {
        let list = unsafe list(upTo: 1) { _ in value }
        return unsafe Self.number(list.first)
    }

    private static func number(_ address: UnsafeRawPointer?) -> UInt64 {
        UInt64(UInt(bitPattern: address))
    }
}
