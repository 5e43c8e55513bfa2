/// Lets tests observe every composed object, to find leaks. Does nothing in release builds.
package enum CompositionWatch {
    #if DEBUG
        /// Called with each object as it is made: presenters, adapters, proxies, the connection, its
        /// views.
        @TaskLocal package static var watcher: (@Sendable (AnyObject) -> Void)?
    #endif

    /// Tells the watcher of objects.
    static func watch(_ objects: @autoclosure () -> [AnyObject]) {
        #if DEBUG
            if let watcher { objects().forEach(watcher) }
        #endif
    }
}
