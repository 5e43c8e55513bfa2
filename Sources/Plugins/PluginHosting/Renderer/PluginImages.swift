/// The images that a plugin has made, by number, and those to release.
@safe struct PluginImages {
    private var images: [Int: UnsafeMutableRawPointer] = unsafe [:]
    private var madeCount = 0
    private var dropped: [UnsafeMutableRawPointer] = unsafe []

    /// Adds an image and returns its number.
    mutating func add(_ image: UnsafeMutableRawPointer) -> Int {
        madeCount += 1
        unsafe images[madeCount] = unsafe image
        return madeCount
    }

    /// Returns the image with a number, or `nil` if it is released.
    func pointer(of number: Int) -> UnsafeMutableRawPointer? {
        unsafe images[number]
    }

    /// Marks an image for release. Returns false if it is unknown.
    mutating func drop(_ number: Int) -> Bool {
        guard let image = unsafe images.removeValue(forKey: number) else { return false }
        unsafe dropped.append(image)
        return true
    }

    /// Marks all images for release.
    mutating func dropAll() {
        unsafe dropped.append(contentsOf: images.values)
        unsafe images = [:]
    }

    /// Returns an image to release now, if any.
    mutating func takeDropped() -> UnsafeMutableRawPointer? {
        unsafe dropped.popLast()
    }
}
