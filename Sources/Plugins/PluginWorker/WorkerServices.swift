import FeedViews
import PluginHosting
import WorkerProtocol

/// A worker's services to its plugin, mostly by messages to the host.
final class WorkerServices {
    let start: WorkerStart
    let output: WorkerOutput
    let events: WorkerEvents
    /// As last sent by the host.
    var environment: PluginEnvironment
    let channel: WorkerChannel
    private let plainText: (String) -> String
    let options: PluginOptions
    /// Holds the values that are lent.
    let memory = BorrowedMemory()
    /// State for the next renderer; `nil` if the host stores none.
    private var kept: [UInt8]?

    /// - Parameter plainText: converts HTML to text.
    init(
        over channel: WorkerChannel, start: WorkerStart, options: PluginOptions,
        plainText: @escaping (String) -> String
    ) {
        self.channel = channel
        self.start = start
        self.options = options
        self.plainText = plainText
        kept = start.memory
        environment = start.environment
        output = WorkerOutput(channel: channel, capacity: start.outputCapacity)
        events = WorkerEvents(channel: channel.descriptor)
    }

    /// The services for the plugin. They must not outlive this object.
    var offered: PluginHostServices {
        var services = PluginHostServices(
            name: start.hostName, output: output,
            environment: { [unowned self] in environment },
            log: { [channel] message in
                channel.send(
                    message.isBreach
                        ? .breach(message.text)
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
            protectedMemory: memory,
            suspend: { [channel] in channel.send(.request(.suspension)) })
        // The host sees the worker's standard output itself.
        services.reportsPrintedOutput = false
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
