/// What to look for faults in, and how to tell them.
struct LintCommand: Equatable {
    /// The source as written: a path, `-`, or an address.
    var source: String
    /// Whether to print JSON.
    var asJSON = false
    /// How to load it.
    var loading = LoadingOptions()
    /// How much to say on standard error.
    var verbosity = Verbosity.normal
}
