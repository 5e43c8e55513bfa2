/// Finds faults in a source.
struct LintCommand: Equatable {
    /// A path, `-`, or an address as written.
    var source: String
    var asJSON = false
    var loading = LoadingOptions()
    var verbosity = Verbosity.normal
}
