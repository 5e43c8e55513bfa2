/// What plugin to validate.
struct ValidateCommand: Equatable {
    /// The file.
    var path: String
    /// Whether to print JSON.
    var asJSON = false
    /// With what the random calls begin; chosen where it is `nil`.
    var seed: UInt64?
}
