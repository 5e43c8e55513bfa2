/// The features that a renderer turned out to have.
package struct WorkerFeatures: OptionSet, Sendable, Hashable, MessageMember {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A feed view.
    package static let feedView = WorkerFeatures(rawValue: 1)
    /// A loading view.
    package static let loadingView = WorkerFeatures(rawValue: 2)
    /// An error view.
    package static let errorView = WorkerFeatures(rawValue: 4)
    /// An image view.
    package static let imageView = WorkerFeatures(rawValue: 8)
    /// A main loop.
    package static let mainLoop = WorkerFeatures(rawValue: 16)
    /// Images can be made of encoded pictures.
    package static let encodedImages = WorkerFeatures(rawValue: 32)
    /// Images can be made of pixels.
    package static let pixels = WorkerFeatures(rawValue: 64)
}
