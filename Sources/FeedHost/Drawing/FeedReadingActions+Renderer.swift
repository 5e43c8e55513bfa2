import FeedComposition
import PluginHosting
import PluginReading
import SystemInterface

extension FeedReadingActions {
    /// More refusals add nothing.
    private static let maximumReportedRefusals = 10

    /// Creates the actions of a user in front of a renderer; the latter checks what a user may request.
    init(
        before renderer: any HostedRenderer, environment: ProcessEnvironment, console: Console,
        programs: StartedPrograms
    ) {
        let console = console.notifying
        let opener = LinkOpener(
            BrowserCommands(environment), programs: programs, console: console)
        let clipboard = Clipboard(environment: environment, programs: programs, console: console)
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
