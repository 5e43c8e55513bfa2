import Glibc
import LinuxSystem

/// Has the renderer before which a person sits show what goes wrong, beside the feed on show: a source that could
/// not be loaded, or a page that could not be opened. All of it is said on standard error, too, once that is free.
final class NewsRelay {
    private let console: Console
    private let loop: EventLoop
    private let record: LoadingRecord
    private let show: (KeptMessageError) -> Void
    private let event = linux_event_descriptor()

    /// Begins to relay the console's errors and warnings.
    ///
    /// - Parameters:
    ///   - record: knows whether there is a feed on show, or will be at once.
    ///   - show: shows an error beside it.
    init(
        of console: Console, loop: EventLoop, _ record: LoadingRecord,
        show: @escaping (KeptMessageError) -> Void
    ) {
        self.console = console
        self.loop = loop
        self.record = record
        self.show = show
        guard event >= 0 else { return }
        loop.add(descriptor: event) { [weak self] in self?.relay() }
        record.whenLoaded { [weak self] in self?.loadingDidEnd() }
        console.tellOfNews { [event] in linux_event_signal(event) }
    }

    /// Ends; before the console's pause does.
    func end() {
        guard event >= 0 else { return }
        console.tellOfNews(nil)
        loop.remove(descriptor: event)
    }

    deinit {
        if event >= 0 { close(event) }
    }

    private func loadingDidEnd() {
        if case .failure? = record.outcome {
            // Why all of it failed is being shown.
            _ = console.takeNews()
        } else {
            loop.schedule { [weak self] in self?.relay() }
        }
    }

    private func relay() {
        linux_event_clear(event)
        // While loading goes on, that is what is shown.
        guard record.outcome != nil, let error = KeptMessageError(console.takeNews()) else {
            return
        }
        show(error)
    }
}
