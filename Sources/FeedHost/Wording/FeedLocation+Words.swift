import FeedLoading

extension FeedLocation {
    var words: String {
        switch self {
        case .file(let path): "'\(path)'"
        case .standardInput: "standard input"
        case .sample: "the built-in sample"
        case .program(let name): "the program '\(name)'"
        case .remote(let url): AddressText.withoutCredentials(url)
        }
    }

    /// The feed in a message, with a title that it may have.
    func words(titled title: String?) -> String { words + (title.map { " ('\($0)')" } ?? "") }

    /// As on the command line, without credentials.
    var name: String {
        switch self {
        case .file(let path): path
        case .remote(let url): AddressText.withoutCredentials(url)
        case .program(let name): FeedLocation.programScheme + name
        case .standardInput: "-"
        case .sample: "sample"
        }
    }
}
