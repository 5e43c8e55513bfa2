import FeedModel
import Glibc
import PluginHosting
import PluginReading

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
        of picture: FeedImageData, by instance: PluginInstance
    ) throws(PluginFailure) -> UInt64 {
        add(try instance.makeImage(picture))
    }

    /// Has an image made of pixels, which the plugin reads where the host has put them; tells its number.
    mutating func make(
        of pixels: borrowing LentPixels, by instance: PluginInstance
    ) throws(PluginFailure) -> UInt64 {
        var model = unsafe pixels.model
        return add(
            try unsafe instance.makeImage { table, image, failure in
                unsafe table.makeImage(from: &model, &image, &failure)
            })
    }

    private mutating func add(_ image: PluginImage) -> UInt64 {
        madeCount += 1
        images[madeCount] = image
        return madeCount
    }

    /// The picture that a descriptor is open on, which is closed; `nil` where it is not there.
    static func picture(
        in descriptor: Int32, _ length: UInt64, _ mediaType: String
    ) -> FeedImageData? {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let length = Int(exactly: length) else { return nil }
        return FileBytes(descriptor: descriptor).bytes(at: 0, count: length)
            .map { FeedImageData(bytes: $0, mediaType: mediaType) }
    }
}
