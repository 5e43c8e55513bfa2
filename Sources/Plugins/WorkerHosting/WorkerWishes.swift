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
    private let suspendProgram: () -> Void
    /// The part that has come of a text that is to be copied.
    private var copied: [UInt8] = []
    private var copiedTooMuch = false
    private var pace = ReadingPace()
    /// The indexes that have come of items whose states are to change.
    private var indexes: [Int] = []

    /// - Parameter suspend: stops the program until the person wants it again.
    init(
        over exchange: WorkerExchange, lending: WorkerLending, suspend: @escaping () -> Void
    ) {
        self.exchange = exchange
        self.lending = lending
        suspendProgram = suspend
    }

    private var shown: ShownFeed { lending.shown }

    private var isAttended: Bool {
        ReadingLimits.isAttended(
            hasMainLoop: exchange.features?.contains(.mainLoop) == true,
            exchange.settings.grants)
    }

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
        guard isCounted(),
            ReadingLimits.maySuspend(
                isRunning: exchange.conversation.isLoopRunning, exchange.settings.grants)
        else { return }
        suspendProgram()
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

    // MARK: Answered

    /// Takes indexes of items whose states are to change.
    func takeIndexes(_ part: ArraySlice<UInt8>) {
        guard isCounted(), part.count % 8 == 0,
            indexes.count + part.count / 8 <= shown.itemCount
        else { return exchange.lose(.brokeProtocol) }
        for start in stride(from: part.startIndex, to: part.endIndex, by: 8) {
            let index = part[start..<start + 8].reversed().reduce(UInt64(0)) {
                $0 << 8 | UInt64($1)
            }
            indexes.append(Int(clamping: index))
        }
    }

    /// The person sets or clears states of items.
    func setStates(
        _ states: FeedItemStates, _ isSet: Bool, of items: WorkerStateItems, in feed: UInt64
    ) -> FeedRequestOutcome {
        let list = indexes
        indexes = []
        guard isCounted() else { return .failed }
        guard isAttended, let delegate, !states.isEmpty, states.isSubset(of: [.read, .starred])
        else { return .refused }
        let shown = shown
        guard feed == shown.revision else { return .stale }
        let chosen: FeedItemStateChange.Items
        switch items {
        case .list:
            guard list.allSatisfy({ $0 < shown.itemCount }) else { return .refused }
            chosen = .list(list)
        case .range(let first, let count):
            let all = UInt64(shown.itemCount)
            guard first <= all, count <= all - first else { return .refused }
            chosen = .range(Int(first)..<Int(first + count))
        }
        // No view is called from it, and the items that are asked for next say so.
        return exchange.excusing {
            delegate.didRequestStates(
                FeedItemStateChange(
                    revision: shown.givenRevision, states: states, isSet: isSet, items: chosen))
        }
    }

    /// The page at an address is to be opened.
    func open(_ url: String, from index: UInt64, in feed: UInt64) -> FeedRequestOutcome {
        guard isCounted() else { return .failed }
        let shown = shown
        guard isAttended, let delegate, index == .max || index < UInt64(shown.itemCount),
            url.utf8.count <= ReadingLimits.addressBytes, ReadingLimits.isOpenable(url)
        else { return .refused }
        guard feed == shown.revision else { return .stale }
        return exchange.excusing {
            delegate.didRequestOpening(
                of: url, from: Int(exactly: index), in: shown.givenRevision)
        }
    }

    /// A text is to be copied, of which this is a part. The plugin waits in dispatch for the last to be answered.
    func copy(_ part: ArraySlice<UInt8>, isLast: Bool) -> FeedRequestOutcome {
        guard isCounted() else { return .failed }
        guard isAttended, let delegate else { return .refused }
        copiedTooMuch = copiedTooMuch || copied.count + part.count > ReadingLimits.textBytes
        if !copiedTooMuch { copied += part }
        guard isLast else { return .done }
        let (text, isWhole) = (String(decoding: copied, as: UTF8.self), !copiedTooMuch)
        copied = []
        copiedTooMuch = false
        guard isWhole, pace.takes(at: HelperProcess.now) else { return .refused }
        return exchange.excusing { delegate.didRequestCopy(of: text) }
    }
}
