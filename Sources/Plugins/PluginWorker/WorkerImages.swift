import PluginHosting

/// The images of a worker's renderer, by the numbers that the host uses.
struct WorkerImages {
    private var images: [UInt64: PluginImage] = [:]
    private var madeCount: UInt64 = 0

    /// Returns the image with a number, or `nil` if it is released.
    func image(of number: UInt64) -> PluginImage? {
        images[number]
    }

    mutating func release(_ number: UInt64) {
        images[number] = nil
    }

    /// Adds an image and returns its number.
    mutating func add(_ image: PluginImage) -> UInt64 {
        madeCount += 1
        images[madeCount] = image
        return madeCount
    }
}
