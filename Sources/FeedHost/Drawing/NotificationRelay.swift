import Glibc
import LinuxSystem

/// Shows failures beside a displayed feed in an interactive renderer, such as a source that could
/// not be loaded, or a page that could not be opened.
final class NotificationRelay {
    /// The shortest time between two messages.
    private static let pauseMilliseconds: Int64 = 250

    private let console: Console
    private let loop: EventLoop
    private let record: LoadingRecord
    private let pause: (@escaping () -> Void) -> Void
    private let show: (NotificationError) -> Void
    private let event = linux_event_descriptor()
    private var hasFeed = false
    private var isPausing = false

    /// Starts to relay the console's news.
    ///
    /// - Parameters:
    ///   - record: knows whether a feed is displayed.
    ///   - pause: calls a function after the shortest time between two messages; `nil` for the
    ///     loop's timer.
    ///   - show: shows an error beside it.
    init(
        of console: Console, loop: EventLoop, _ record: LoadingRecord,
        pause: ((@escaping () -> Void) -> Void)? = nil,
        show: @escaping (NotificationError) -> Void
    ) {
        self.pause =
            pause ?? { [loop] in
                loop.after(milliseconds: NotificationRelay.pauseMilliseconds, $0)
            }
        self.console = console
        self.loop = loop
        self.record = record
        self.show = show
        guard event >= 0 else { return }
        loop.add(descriptor: event) { [weak self] in self?.relay() }
        record.whenLoaded { [weak self] in self?.loadingDidEnd() }
        console.observeNotifications { [event] in linux_event_signal(event) }
    }

    /// Stops.
    func end() {
        guard event >= 0 else { return }
        console.observeNotifications(nil)
        loop.remove(descriptor: event)
    }

    deinit {
        if event >= 0 { close(event) }
    }

    private func loadingDidEnd() {
        if case .success? = record.outcome { hasFeed = true }
        // Later, so that views get the feed first.
        loop.schedule { [weak self] in self?.relay() }
    }

    private func relay() {
        linux_event_clear(event)
        // Without a feed, the screen shows loading progress or the error.
        guard hasFeed, !isPausing else { return }
        let canRetry = if case .failure? = record.outcome { true } else { false }
        guard let error = NotificationError(console.takeNotifications(), canRetry: canRetry) else {
            return
        }
        isPausing = true
        pause { [weak self] in
            self?.isPausing = false
            self?.relay()
        }
        show(error)
    }
}
