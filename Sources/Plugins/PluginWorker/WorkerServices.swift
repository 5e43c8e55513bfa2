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
    private let memory: BorrowedMemory
    /// Kept for the next renderer; `nil` where the host keeps nothing.
    private var kept: [UInt8]?

    /// - Parameters:
    ///   - memory: what is lent lies there.
    ///   - plainText: turns HTML into text.
    init(
        over channel: WorkerChannel, start: WorkerStart, in memory: BorrowedMemory,
        plainText: @escaping (String) -> String
    ) {
        self.memory = memory
        self.channel = channel
        self.start = start
        self.plainText = plainText
        kept = start.memory
        environment = start.environment
        output = WorkerOutput(channel: channel, capacity: start.outputCapacity)
        events = WorkerEvents(channel: channel.descriptor)
    }

    /// The options that the renderer is made with.
    var options: PluginOptions {
        PluginOptions(checked: start.options)
    }

    /// The services that the plugin is offered. They are not to outlive this.
    var offered: PluginHostServices {
        PluginHostServices(
            name: start.hostName, output: output,
            environment: { [unowned self] in environment },
            log: { [channel] message in
                channel.send(
                    message.isBreach
                        ? .breach(rule: "", text: message.text)
                        : .log(level: message.level.rawValue, text: message.text))
            },
            events: events, plainText: start.offersPlainText ? plainText : nil,
            memory: kept.map { _ in
                PluginMemory(
                    recall: { [unowned self] _ in kept ?? [] },
                    keep: { [unowned self] _, bytes in
                        kept = bytes
                        channel.send(.keep(bytes[...]))
                    })
            },
            loans: memory,
            suspend: { [channel] in channel.send(.request(.suspension)) })
    }
}
