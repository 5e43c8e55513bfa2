import FeedModel
import FeedPluginAPI
import FeedViews
import PluginHosting
import PluginTracing
import WorkerProtocol

/// The wishes of a plugin in a worker, for the delegate. The worker has checked them, but the
/// worker is the plugin's.
final class WorkerWishes {
    /// Whom the plugin's views tell of the person's wishes.
    var delegate: (any FeedDelegate)?
    private let exchange: WorkerExchange
    private let lending: WorkerLending
    private let pending: PendingWork
    private let suspendProgram: () -> Void
    /// Does what is pending, where the plugin can be called.
    private let performPending: () -> Void
    /// The part that has come of a text that is to be copied.
    private var copied: [UInt8] = []
    private var copiedTooMuch = false
    /// How many addresses and texts wait to be opened or copied.
    private var waiting = 0

    /// - Parameters:
    ///   - pending: what waits until the plugin can be called.
    ///   - performPending: does that, where the plugin can be called.
    ///   - suspend: stops the program until the person wants it again.
    init(
        over exchange: WorkerExchange, lending: WorkerLending, pending: PendingWork,
        performPending: @escaping () -> Void, suspend: @escaping () -> Void
    ) {
        self.exchange = exchange
        self.lending = lending
        self.pending = pending
        self.performPending = performPending
        suspendProgram = suspend
    }

    private var shown: ShownFeed { lending.shown }

    /// The renderer may ask for what a person does: nobody sits before one without a main loop.
    private var mayReadFor: Bool { exchange.features?.contains(.mainLoop) == true }

    // MARK: Counting

    /// Who sits before a main loop may ask for more as time goes by.
    private func passTime() {
        if exchange.conversation.isLoopRunning {
            exchange.quota.passRequestTime(to: HelperProcess.now)
        }
    }

    /// Counts what is asked of the delegate; false where that is too much, and the worker is lost.
    func isCounted() -> Bool {
        passTime()
        guard exchange.quota.takesRequest(itemCount: shown.itemCount) else {
            exchange.lose(.flood(.requests))
            return false
        }
        return true
    }

    // MARK: Told at once

    /// The feed is to be loaded again.
    func refresh() {
        passTime()
        guard exchange.quota.takesRefresh() else { return exchange.lose(.flood(.refreshes)) }
        delegate?.didRequestFeedRefresh()
    }

    /// The person wants their shell back for a while.
    func suspend() {
        if isCounted(), exchange.conversation.isLoopRunning { suspendProgram() }
    }

    /// A picture is wanted, or not any more.
    func takeImage(_ wish: WorkerImageWish) {
        guard isCounted() else { return }
        let shown = shown
        guard wish.feed == shown.revision,
            wish.index == .max || wish.index < UInt64(shown.itemCount),
            let form = Self.form(of: wish)
        else { return }
        let length = wish.url?.utf8.count ?? 0
        guard length <= Int(FEED_IMAGE_MAXIMUM_ADDRESS) else { return }
        // They are kept until they are answered, and a large feed may have very many asked for.
        guard exchange.quota.takesAddress(of: length) else {
            return exchange.lose(.flood(.requests))
        }
        let request = FeedImageRequest(
            revision: shown.givenRevision, index: Int(exactly: wish.index), url: wish.url,
            form: form)
        switch wish.kind {
        case .request: delegate?.didRequestImage(for: request)
        case .cancel: delegate?.didCancelImageRequest(for: request)
        case .preload: delegate?.didRequestImagePreload(for: request)
        }
    }

    /// The form in which a picture is wanted; `nil` where that is nothing.
    private static func form(of wish: WorkerImageWish) -> FeedImageForm? {
        if wish.width == 0, wish.height == 0 { return .file }
        let width = Int(wish.width)
        let height = Int(wish.height)
        return FeedImageForm.areSides(width, height)
            ? .pixels(maximumWidth: width, maximumHeight: height) : nil
    }

    /// The person has read an item, or wants it to be unread again.
    func mark(_ index: UInt64, _ isRead: Bool, in feed: UInt64) {
        guard isCounted(), mayReadFor, feed == shown.revision, let index = Int(exactly: index),
            index < shown.itemCount
        else { return }
        // No view is called from it, and the items that are asked for next say so.
        delegate?.didRequestItemRead(isRead, for: index, in: shown.givenRevision)
    }

    // MARK: Told when the plugin can be called

    /// The page at an address is to be opened.
    func open(_ url: String, from index: UInt64, in feed: UInt64) {
        let shown = shown
        guard isCounted(), mayReadFor, feed == shown.revision,
            index == .max || index < UInt64(shown.itemCount),
            url.utf8.count <= ReadingLimits.addressBytes, ReadingLimits.isOpenable(url)
        else { return }
        tell { $0.didRequestOpening(of: url, from: Int(exactly: index), in: shown.givenRevision) }
    }

    /// A text is to be copied, of which this is a part.
    func copy(_ part: ArraySlice<UInt8>, isLast: Bool) {
        guard isCounted(), mayReadFor else { return }
        copiedTooMuch = copiedTooMuch || copied.count + part.count > ReadingLimits.textBytes
        if !copiedTooMuch { copied += part }
        guard isLast else { return }
        let (text, isWhole) = (String(decoding: copied, as: UTF8.self), !copiedTooMuch)
        copied = []
        copiedTooMuch = false
        guard isWhole else { return }
        tell { $0.didRequestCopy(of: text) }
    }

    /// Tells the delegate, where not too many addresses and texts wait for that already.
    private func tell(_ body: @escaping (any FeedDelegate) -> Void) {
        guard waiting < ReadingLimits.waiting else { return }
        waiting += 1
        pending.add { [weak self] in
            guard let self else { return }
            waiting -= 1
            delegate.map(body)
        }
        if exchange.conversation.isInMainLoop { performPending() }
    }
}
