/// Shows sources in a browser.
struct BrowserCommand: Equatable {
    /// Paths, `-`, or addresses as written; empty for the user's list.
    var sources: [String] = []
    /// True to open the page.
    var opensPage = false
    var loading = LoadingOptions()
    var verbosity = Verbosity.normal
}
