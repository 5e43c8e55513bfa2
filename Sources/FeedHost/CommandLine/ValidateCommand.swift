import PluginReading
import WorkerProtocol

/// The plugin to validate.
struct ValidateCommand: Equatable {
    /// The file.
    var path: String
    /// How much to say.
    var verbosity = Verbosity.normal
    /// Prints JSON.
    var asJSON = false
    /// Granted to the plugin beyond drawing, if its note asks for it.
    var grants = WorkerGrants()
    /// With what the random calls begin; chosen where it is `nil`.
    var seed: UInt64?
    /// The folder in which inputs are kept that it fails with.
    var keep: String?
}
