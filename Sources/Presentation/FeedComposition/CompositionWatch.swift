#if DEBUG
    /// Is shown whatever is composed, so that a test finds what outlives it. Release builds have none.
    package enum CompositionWatch {
        /// Takes each object as it is made: presenters, adapters, proxies, the composed feed, its views.
        @TaskLocal package static var watcher: (@Sendable (AnyObject) -> Void)?
    }
#endif
