// Why a feed or a picture could not be loaded.
#if hasFeature(Embedded)
    /// Embedded Swift has no errors whose type is known only as they come; there it is words.
    public struct FeedFailure: Error, Equatable {
        /// The failure in words, and the thing it happened to.
        public var message: String
        /// Advice on what to do about it.
        public var remedy: String?
        /// True where trying again may help.
        public var canRetry: Bool

        /// Creates a failure.
        public init(_ message: String, remedy: String? = nil, canRetry: Bool = false) {
            self.message = message
            self.remedy = remedy
            self.canRetry = canRetry
        }
    }
#else
    /// Any error; a ``FeedErrorWording`` puts it into words.
    public typealias FeedFailure = any Error
#endif
