import PluginHosting

/// The images that a worker's renderer has made, by the numbers that its host knows them by.
struct WorkerImages {
    private var images: [UInt64: PluginImage] = [:]
    private var madeCount: UInt64 = 0

    /// The image of a number; `nil` where it is gone.
    func image(of number: UInt64) -> PluginImage? {
        images[number]
    }

    /// An image is not shown any more.
    mutating func release(_ number: UInt64) {
        images[number] = nil
    }

    /// Has an image made of an encoded picture; tells its number.
    mutating func make(
        of picture: borrowing LentPicture, by instance: PluginInstance
    ) throws(PluginFailure) -> UInt64 {
        let bytes = unsafe picture.bytes
        let mediaType = unsafe picture.mediaType
        return add(
            try unsafe instance.makeImage { table, image, failure in
                unsafe table.makeImage(of: bytes, mediaType: mediaType, &image, failure)
            })
    }

    /// Has an image made of pixels, which the plugin reads where the host has put them; tells its number.
    mutating func make(
        of pixels: borrowing LentPixels, by instance: PluginInstance
    ) throws(PluginFailure) -> UInt64 {
        let model = unsafe pixels.model
        return add(
            try unsafe instance.makeImage { table, image, failure in
                unsafe table.makeImage(from: model, &image, failure)
            })
    }

    private mutating func add(_ image: PluginImage) -> UInt64 {
        madeCount += 1
        images[madeCount] = image
        return madeCount
    }
}
