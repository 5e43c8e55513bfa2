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
}
