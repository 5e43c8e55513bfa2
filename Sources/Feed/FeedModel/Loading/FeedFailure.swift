// The reason why a feed or a picture could not be loaded.
#if hasFeature(Embedded)
    /// Embedded Swift has no `any Error`; all failures have one type.
    public typealias FeedFailure = DescribedFailure
#else
    /// Any error; a ``FeedErrorWording`` puts it into words.
    public typealias FeedFailure = any Error
#endif
