#if DEBUG
    /// Lets tests observe every composed object, to find leaks. Absent from release builds.
    package enum CompositionWatch {
        /// Called with each object as it is made: presenters, adapters, proxies, the composed feed,
        /// its views.
        @TaskLocal package static var watcher: (@Sendable (AnyObject) -> Void)?
    }
#endif
