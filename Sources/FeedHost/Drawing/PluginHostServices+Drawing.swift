import FeedPresentation
import PluginHosting
import SystemInterface

extension PluginHostServices {
    /// Creates the services of a drawing for its plugins.
    ///
    /// - Parameter color: whether colours are allowed.
    init(
        writingTo destination: RenderingDestination, color: ColorChoice, _ context: DrawingContext
    ) {
        let console = context.console
        let probe = SurfaceProbe(environment: context.environment, color: color)
        self.init(
            name: FeedHostVersion.name,
            output: PluginWriter(destination: destination, console: console),
            environment: { probe.environment(for: destination) },
            log: { message in
                let line = "\(message.plugin): \(message.text)"
                switch message.level {
                case .debug: console.debug(line)
                case .warning: console.warning(line)
                }
            },
            events: context.loop,
            words: { [environment = context.environment] in
                ReaderLocale.phrases(in: environment).words
            },
            plainText: PlainTextService.text,
            memory: context.memory.services,
            suspend: UserSignals.requestStop)
    }
}
