/// The images that a plugin has made, by their numbers, and those that are to be released.
@safe struct PluginImages {
    private var images: [Int: UnsafeMutableRawPointer] = unsafe [:]
    private var madeCount = 0
    private var dropped: [UnsafeMutableRawPointer] = unsafe []

    /// Keeps an image; tells its number.
    mutating func add(_ image: UnsafeMutableRawPointer) -> Int {
        madeCount += 1
        unsafe images[madeCount] = unsafe image
        return madeCount
    }

    /// The image of a number; `nil` where it is gone.
    func pointer(of number: Int) -> UnsafeMutableRawPointer? {
        unsafe images[number]
    }

    /// An image is not shown any more. Answers whether it was there.
    mutating func drop(_ number: Int) -> Bool {
        guard let image = unsafe images.removeValue(forKey: number) else { return false }
        unsafe dropped.append(image)
        return true
    }

    /// No image is shown any more.
    mutating func dropAll() {
        unsafe dropped.append(contentsOf: images.values)
        unsafe images = [:]
    }

    /// An image that is to be released now.
    mutating func takeDropped() -> UnsafeMutableRawPointer? {
        unsafe dropped.popLast()
    }
}
