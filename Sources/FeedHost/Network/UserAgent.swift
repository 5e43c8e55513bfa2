enum UserAgent {
    static let text = "feedhost/\(FeedHostVersion.number) (feed reader for one person)"
}
