/// The first message to a worker: its confinement and renderer.
package struct WorkerStart: Sendable, Hashable, MessageMember {
    package struct Option: Sendable, Hashable {
        package var key: String
        package var value: String

        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    package struct Phrase: Sendable, Hashable, MessageMember {
        package var key: String
        /// The words before the value.
        package var before: String
        /// The words after the value.
        package var after: String

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

    /// The host's protocol version.
    package var version: UInt32
    package var hostName: String
    package var pluginPath: String
    package var grants: WorkerGrants
    package var limits: WorkerLimits
    /// True to run if a part of the confinement is missing.
    package var acceptsMissingParts: Bool
    /// Parts to leave out, as if the kernel lacked them.
    package var withheldParts: [ConfinementPart]
    /// True if the worker converts HTML to text for the plugin.
    package var offersPlainText: Bool
    /// State of the previous renderer; `nil` if the host stores none.
    package var memory: [UInt8]?
    /// The bytes of rendering that the worker accepts.
    package var outputCapacity: UInt64
    /// The number of options that follow in messages of their own.
    package var optionCount: UInt32
    package var phrases: [Phrase]
    package var environment: PluginEnvironment

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
