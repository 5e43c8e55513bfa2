import FeedComposition
import FeedPresentation
import PluginHosting
import PluginReading
import SystemInterface

extension FeedReadingActions {
    /// A thousand refusals say no more than a few.
    private static let toldRefusals = 10

    /// The actions for the person before a renderer; seats let through only what a person may ask for.
    init(
        before seat: any RendererSeat, environment: ProcessEnvironment, console: Console
    ) {
        let console = console.asNews
        let opener = LinkOpener(BrowserCommands(environment), console: console)
        let clipboard = Clipboard(environment: environment, console: console)
        let id = seat.manifest.id
        var refusals = 0
        self.init(
            openLink: { opener.open($0) },
            copyText: { clipboard.copy($0) },
            didRefuse: { refusal in
                refusals += 1
                guard refusals <= Self.toldRefusals else { return }
                console.warning(refusal.words(renderer: id))
            })
    }
}
