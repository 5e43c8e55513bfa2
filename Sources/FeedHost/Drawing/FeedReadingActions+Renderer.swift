import FeedComposition
import FeedPresentation
import PluginHosting
import PluginReading
import SystemInterface

extension FeedReadingActions {
    /// More refusals add nothing.
    private static let maximumReportedRefusals = 10

    /// Creates the actions of a user in front of a renderer; the latter checks what a user may request.
    init(
        before renderer: any HostedRenderer, environment: ProcessEnvironment, console: Console,
        loop: EventLoop
    ) {
        let console = console.notifying
        let opener = LinkOpener(
            BrowserCommands(environment), console: console,
            after: { loop.after(milliseconds: $0, $1) })
        let clipboard = Clipboard(environment: environment, console: console)
        let id = renderer.manifest.id
        var refusals = 0
        self.init(
            openLink: { opener.open($0) },
            copyText: { clipboard.copy($0) },
            didRefuse: { refusal in
                refusals += 1
                guard refusals <= Self.maximumReportedRefusals else { return }
                console.warning(refusal.words(renderer: id))
            })
    }
}
