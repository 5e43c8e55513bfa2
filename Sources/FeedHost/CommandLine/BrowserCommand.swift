/// The sources to show in a browser, and how to load them.
struct BrowserCommand: Equatable {
    /// The sources as written: paths, `-`, or addresses. None means the person's own list.
    var sources: [String] = []
    /// The page is opened, too.
    var opensPage = false
    /// How to load what the page asks for.
    var loading = LoadingOptions()
    /// How much to say on standard error.
    var verbosity = Verbosity.normal
}
