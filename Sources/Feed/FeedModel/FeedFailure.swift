// Why a feed or a picture could not be loaded.
#if hasFeature(Embedded)
    /// Embedded Swift has no errors whose type is known only as they come; there it is words.
    public struct FeedFailure: Error, Equatable {
        /// The failure in words, and the thing it happened to.
        public var message: String

        /// Creates a failure.
        public init(_ message: String) {
            self.message = message
        }
    }
#else
    /// Any error; a ``FeedErrorWording`` puts it into words.
    public typealias FeedFailure = any Error
#endif
