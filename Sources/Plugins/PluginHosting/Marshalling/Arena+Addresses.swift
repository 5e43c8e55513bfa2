import FeedPluginAPI
package import FeedViews

// View models lent by address. Addresses are those that the borrower sees.

extension Arena {
    /// The size of a batch in bytes.
    static let bound = 256 << 10

    /// Lends the indices of rows from one on, at most `count`.
    package func rows(
        of indices: FeedItemIndices, from first: Int, upTo count: Int
    ) -> (address: UInt64, count: Int) {
        unsafe list(upTo: count) { UInt64(indices[first + $0]) }.lent
    }

    /// Lends list entries from an index on: at most `count`, fewer if they are large.
    package func items(
        of items: FeedItemViewModels, noting last: LastItem? = nil, from first: Int,
        upTo count: Int = 1
    ) -> (address: UInt64, count: Int) {
        unsafe list(upTo: count, bound: Self.bound) {
            let model = items[first + $0]
            let lent = unsafe item(model)
            last?.note(model, at: first + $0)
            return unsafe lent
        }.lent
    }

    /// Lends `parts` of the details of items from an index on: at most `count`, fewer if they are
    /// large.
    package func details(
        of items: FeedItemViewModels, parts: FeedDetailParts, from first: Int, upTo count: Int = 1
    ) -> (address: UInt64, count: Int) {
        unsafe list(upTo: count, bound: Self.bound) {
            unsafe detail(at: first + $0, of: items, parts: parts)
        }.lent
    }

    /// Lends sources from an index on, with current counts: at most `count`, fewer if they are
    /// large.
    package func sources(
        _ sources: FeedSourceViewModels, from first: Int, upTo count: Int = 1
    ) -> (address: UInt64, count: Int) {
        unsafe list(upTo: count, bound: Self.bound) {
            unsafe source(at: first + $0, of: sources)
        }.lent
    }

    /// Lends one text of items from an index on: at most `count`, fewer if they are large.
    package func texts(
        _ text: FeedItemText, of items: FeedItemViewModels, from first: Int, upTo count: Int = 1
    ) -> (address: UInt64, count: Int) {
        unsafe list(upTo: count, bound: Self.bound) {
            unsafe string(items.text(text, at: first + $0))
        }.lent
    }

    /// Returns the address of a copy of a view model.
    package func address<Value>(ofCopy value: Value) -> UInt64 {
        unsafe list(upTo: 1) { _ in value }.lent.address
    }
}

extension feed_list {
    /// The address of the first element, and how many there are.
    var lent: (address: UInt64, count: Int) {
        unsafe (UInt64(UInt(bitPattern: first)), count)
    }
}
