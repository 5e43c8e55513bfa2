import PluginHosting
import PluginTestSupport

/// The plugin of spy.c, which logs every call that it gets.
enum Spy {
    static func library() throws -> PluginLibrary {
        let folder = TemporaryFolder()
        return try PluginLibrary(
            opening: CompiledPlugin.make(
                "Tests/Fixtures/plugins/spy.c", name: "spy", in: folder))
    }

    /// A renderer that does `what` when it gets the chance.
    static func make(
        _ what: String = "nothing", outputCapacity: Int = .max,
        environment: PluginEnvironment = PluginEnvironment(),
        plainText: ((String) -> String)? = nil
    ) throws -> OpenedPlugin {
        try OpenedPlugin(
            library(), options: ["do": what], environment: environment,
            outputCapacity: outputCapacity, plainText: plainText)
    }
}

extension OpenedPlugin {
    /// The calls that the spy recorded, without its options.
    var calls: [String] { log.texts(.debug).filter { !$0.hasPrefix("option ") } }

    /// What the host said against the spy.
    var complaints: [String] { log.texts(.warning) }
}
