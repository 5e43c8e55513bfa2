/// The first message to a worker: how to confine itself, and what to make.
package struct WorkerStart: Sendable, Hashable {
    /// An option of the renderer.
    package struct Option: Sendable, Hashable {
        /// Its key.
        package var key: String
        /// Its value as given.
        package var value: String

        /// Creates an option.
        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// The protocol the host speaks.
    package var version: UInt32
    /// The host's name and version.
    package var hostName: String
    /// Where the plugin was found.
    package var pluginPath: String
    /// The plugin's grants beyond drawing.
    package var grants: WorkerGrants
    /// How much it may use.
    package var limits: WorkerLimits
    /// True to go on where a part of the confinement can't be had.
    package var acceptsMissingParts: Bool
    /// Parts to go without, as if the kernel did not have them.
    package var withheldParts: [ConfinementPart]
    /// True where HTML is turned into text for the plugin.
    package var offersPlainText: Bool
    /// The bytes that the renderer before kept; `nil` where nothing is kept for plugins.
    package var memory: [UInt8]?
    /// How many bytes of rendering the worker takes before it refuses more.
    package var outputCapacity: UInt64
    /// The options the person gave.
    package var options: [Option]
    /// The place to draw in.
    package var environment: WorkerEnvironment

    /// Creates a start.
    package init(
        version: UInt32 = WorkerProtocol.version, hostName: String, pluginPath: String,
        grants: WorkerGrants, limits: WorkerLimits, acceptsMissingParts: Bool,
        withheldParts: [ConfinementPart] = [], offersPlainText: Bool,
        memory: [UInt8]? = nil, outputCapacity: UInt64 = .max, options: [Option],
        environment: WorkerEnvironment
    ) {
        self.version = version
        self.hostName = hostName
        self.pluginPath = pluginPath
        self.grants = grants
        self.limits = limits
        self.acceptsMissingParts = acceptsMissingParts
        self.withheldParts = withheldParts
        self.offersPlainText = offersPlainText
        self.memory = memory
        self.outputCapacity = outputCapacity
        self.options = options
        self.environment = environment
    }

    func write(to writer: inout MessageWriter) {
        writer.write(version)
        writer.write(hostName)
        writer.write(pluginPath)
        writer.write(grants.rawValue)
        writer.write(limits.memory)
        writer.write(limits.processorTime)
        writer.write(acceptsMissingParts)
        writer.write(UInt32(withheldParts.count))
        for part in withheldParts {
            writer.write(part.rawValue)
        }
        writer.write(offersPlainText)
        writer.write(memory != nil)
        if let memory {
            writer.write(UInt32(memory.count))
            writer.writeRest(memory)
        }
        writer.write(outputCapacity)
        writer.write(UInt32(options.count))
        for option in options {
            writer.write(option.key)
            writer.write(option.value)
        }
        environment.write(to: &writer)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        version = try reader.number()
        hostName = try reader.text()
        pluginPath = try reader.text()
        grants = WorkerGrants(rawValue: try reader.number())
        limits = WorkerLimits(memory: try reader.number(), processorTime: try reader.number())
        acceptsMissingParts = try reader.flag()
        withheldParts = try reader.list(limit: ConfinementPart.allCases.count) {
            reader throws(WorkerProtocolError) in try ConfinementPart(from: &reader)
        }
        offersPlainText = try reader.flag()
        memory =
            try reader.flag()
            ? try reader.list(limit: WorkerProtocol.maximumTextLength) {
                reader throws(WorkerProtocolError) in try reader.number(UInt8.self)
            } : nil
        outputCapacity = try reader.number()
        options = try reader.list(limit: 1_024) { reader throws(WorkerProtocolError) in
            Option(key: try reader.text(), value: try reader.text())
        }
        environment = try WorkerEnvironment(from: &reader)
    }
}
