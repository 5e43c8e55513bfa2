/// The first message to a worker: how to confine itself, and what to make.
package struct WorkerStart: Sendable, Hashable, MessageMember {
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

    /// A phrase of the reader's language.
    package struct Phrase: Sendable, Hashable, MessageMember {
        /// Its key.
        package var key: String
        /// The words before its value.
        package var before: String
        /// The words after it.
        package var after: String

        /// Creates a phrase.
        package init(key: String, before: String, after: String) {
            self.key = key
            self.before = before
            self.after = after
        }

        func write(to writer: inout MessageWriter) {
            writer.write(key, before, after)
        }

        init(from reader: inout MessageReader) throws(WorkerProtocolError) {
            self = try reader.read(Self.init(key:before:after:))
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
    /// How many options follow in messages of their own.
    package var optionCount: UInt32
    /// The phrases of the reader's language.
    package var phrases: [Phrase]
    /// The place to draw in.
    package var environment: PluginEnvironment

    /// Creates a start.
    package init(
        version: UInt32 = WorkerProtocol.version, hostName: String, pluginPath: String,
        grants: WorkerGrants, limits: WorkerLimits, acceptsMissingParts: Bool,
        withheldParts: [ConfinementPart] = [], offersPlainText: Bool,
        memory: [UInt8]? = nil, outputCapacity: UInt64 = .max,
        optionCount: UInt32 = 0, phrases: [Phrase] = [],
        environment: PluginEnvironment
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
        self.optionCount = optionCount
        self.phrases = phrases
        self.environment = environment
    }

    func write(to writer: inout MessageWriter) {
        writer.write(version, hostName, pluginPath, grants, limits, acceptsMissingParts)
        writer.write(list: withheldParts)
        writer.write(offersPlainText, memory != nil)
        if let memory {
            writer.write(list: memory)
        }
        writer.write(outputCapacity, optionCount)
        writer.write(list: phrases)
        writer.write(environment)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        version = try reader.next()
        hostName = try reader.next()
        pluginPath = try reader.next()
        grants = try reader.next()
        limits = try reader.next()
        acceptsMissingParts = try reader.next()
        withheldParts = try reader.list(limit: ConfinementPart.allCases.count)
        offersPlainText = try reader.next()
        memory =
            try reader.next() ? try reader.list(limit: WorkerProtocol.maximumTextLength) : nil
        outputCapacity = try reader.next()
        optionCount = try reader.next()
        phrases = try reader.list(limit: 1_024)
        environment = try reader.next()
    }
}
