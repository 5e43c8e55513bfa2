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

    /// Makes an image from an encoded picture and returns its number.
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

    /// Makes an image from pixels in memory of the host and returns its number.
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
