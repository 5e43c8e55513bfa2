import FeedNetwork

extension CacheWarning {
    var words: String {
        switch self {
        case .setAside(let path):
            "the cache '\(path)' is damaged; it is left aside, and another is begun"
        case .unusable(let folder, let words):
            "the cache in '\(folder)' cannot be used: \(words)"
        case .notWritten(let folder, let words):
            "nothing more is kept in '\(folder)': \(words)"
        }
    }
}
