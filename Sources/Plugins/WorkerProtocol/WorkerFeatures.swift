/// The features of an existing renderer.
package struct WorkerFeatures: OptionSet, Sendable, Hashable, MessageMember {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let feedView = WorkerFeatures(rawValue: 1)
    package static let loadingView = WorkerFeatures(rawValue: 2)
    package static let errorView = WorkerFeatures(rawValue: 4)
    package static let imageView = WorkerFeatures(rawValue: 8)
    package static let mainLoop = WorkerFeatures(rawValue: 16)
    /// Makes images from encoded pictures.
    package static let encodedImages = WorkerFeatures(rawValue: 32)
    /// Makes images from pixels.
    package static let pixels = WorkerFeatures(rawValue: 64)
    /// Has views of a reader.
    package static let reader = WorkerFeatures(rawValue: 128)
}
