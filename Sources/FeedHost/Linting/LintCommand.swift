/// The sources to look for faults in, and the form to tell them in.
struct LintCommand: Equatable {
    /// The source as written: a path, `-`, or an address.
    var source: String
    /// Prints JSON.
    var asJSON = false
    /// How to load it.
    var loading = LoadingOptions()
    /// How much to say on standard error.
    var verbosity = Verbosity.normal
}
