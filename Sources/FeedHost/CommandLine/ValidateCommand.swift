import PluginReading
import PluginValidation
import WorkerProtocol

/// Validates a plugin.
struct ValidateCommand: Equatable {
    var path: String
    var verbosity = Verbosity.normal
    var asJSON = false
    /// Permissions that its note asks for.
    var grants = WorkerGrants()
    /// The seed of random calls; `nil` for a new one.
    var seed: UInt64?
    /// The only stage to make; `nil` for all.
    var only: ValidationStage?
    /// Whether to run the plugin in this process.
    var isHere = false
    /// The folder for inputs that fail.
    var keep: String?
}
