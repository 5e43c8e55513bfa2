import FeedComposition
import FeedPresentation
import PluginFinding
import PluginHosting
import SystemInterface

/// The loading view where nobody has named one: on a terminal, for a loading that takes its time,
/// that of the plugin `progress`, where there is one.
///
/// It is an extra. The plugin is looked for when there is something to show, nothing is said where
/// it is missing, and nothing fails where it does.
final class UnaskedProgress {
    /// The plugin's id.
    static let plugin = "progress"
    /// How long a loading may take without a word, in milliseconds: less looks instant, and showing
    /// something for a moment only is a flicker.
    private static let patienceMilliseconds: Int64 = 300

    private let loop: EventLoop
    private let console: Console
    private let makeSeat: () throws -> (any RendererSeat)?
    /// The plugin's renderer, once it was needed.
    private(set) var seat: (any RendererSeat)?

    /// Creates what shows progress.
    ///
    /// - Parameter makeSeat: seats the plugin, or answers `nil` where there is no place for its
    ///   view. Called once at most.
    init(
        loop: EventLoop, console: Console, makeSeat: @escaping () throws -> (any RendererSeat)?
    ) {
        self.loop = loop
        self.console = console
        self.makeSeat = makeSeat
    }

    /// Makes the view.
    func makeView() -> any FeedLoadingView {
        DelayedLoadingView(
            wait: { [loop] work in
                let timer = loop.after(milliseconds: Self.patienceMilliseconds, work)
                return { timer.cancel() }
            },
            makeView: { [weak self] in self?.makePluginView() })
    }

    private func makePluginView() -> (any FeedLoadingView)? {
        guard Terminal.isInForeground(on: FileDescriptor.standardError) else { return nil }
        do {
            seat = try makeSeat()
        } catch is PluginLookupError {
            // Whoever has removed it knows.
        } catch {
            console.debug(ErrorWording.line(for: error))
        }
        return seat?.loadingView
    }

    /// Ends the plugin's part.
    func close() {
        if let failure = seat?.failure { console.debug(ErrorWording.line(for: failure)) }
        seat?.close()
    }
}
