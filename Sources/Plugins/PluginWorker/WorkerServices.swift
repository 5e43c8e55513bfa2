import FeedViews
import PluginHosting
import WorkerProtocol

/// The services of a worker to its plugin by way of the host table: what its own host offers, by
/// messages.
final class WorkerServices {
    /// How the worker was started.
    let start: WorkerStart
    let output: WorkerOutput
    let events: WorkerEvents
    /// The place to draw in, as the host told it last.
    var environment: PluginEnvironment
    private let channel: WorkerChannel
    private let plainText: (String) -> String
    /// The options that the renderer is made with.
    let options: PluginOptions
    private let memory: BorrowedMemory
    /// Kept for the next renderer; `nil` where the host keeps nothing.
    private var kept: [UInt8]?

    /// - Parameters:
    ///   - memory: what is lent lies there.
    ///   - plainText: turns HTML into text.
    init(
        over channel: WorkerChannel, start: WorkerStart, options: PluginOptions,
        in memory: BorrowedMemory,
        plainText: @escaping (String) -> String
    ) {
        self.memory = memory
        self.channel = channel
        self.start = start
        self.options = options
        self.plainText = plainText
        kept = start.memory
        environment = start.environment
        output = WorkerOutput(channel: channel, capacity: start.outputCapacity)
        events = WorkerEvents(channel: channel.descriptor)
    }

    /// The services that the plugin is offered. They are not to outlive this.
    var offered: PluginHostServices {
        var services = PluginHostServices(
            name: start.hostName, output: output,
            environment: { [unowned self] in environment },
            log: { [channel] message in
                channel.send(
                    message.isBreach
                        ? .breach(rule: "", text: message.text)
                        : .log(level: message.level.rawValue, text: message.text))
            },
            events: events, words: { [start] in Self.words(in: start) }, grants: start.grants,
            plainText: start.offersPlainText ? plainText : nil,
            memory: kept.map { _ in
                RendererState(
                    recall: { [unowned self] _ in kept ?? [] },
                    keep: { [unowned self] _, bytes in
                        kept = bytes
                        channel.send(.keep(bytes[...]))
                    })
            },
            loans: memory,
            suspend: { [channel] in channel.send(.request(.suspension)) })
        // What comes out of the worker its host sees.
        services.tellsPrinted = false
        return services
    }

    private static func words(in start: WorkerStart) -> FeedWords {
        var phrases: [String: Phrase] = [:]
        for phrase in start.phrases {
            phrases[phrase.key] = Phrase(before: phrase.before, after: phrase.after)
        }
        return FeedWords { [phrases] in phrases[$0.rawValue] ?? Phrase() }
    }
}
