import FeedLoading
package import FeedModel
import PictureFormats

/// Loads the bytes of pictures from the network and the cache, or from their `data:` addresses.
///
/// Detects the type in the bytes. Rejects other files, and pictures with too many pixels.
package final class RemoteImageFileLoader: ImageFileLoader {
    private let resources: () throws -> ResourceLoader
    private let allowedClasses: (String) -> AddressClassSet

    /// - Parameters:
    ///   - resources: opens the network, which loads the bytes.
    ///   - allowedClasses: returns the classes allowed for an address.
    package init(
        resources: @escaping () throws -> ResourceLoader,
        allowedClasses: @escaping (String) -> AddressClassSet
    ) {
        self.resources = resources
        self.allowedClasses = allowedClasses
    }

    package func loadImageFile(
        from url: String, completion: @escaping (Result<FeedImageFile, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        if let bytes = DataAddress.bytes(url) {
            completion(Self.picture(bytes, from: "data:"))
            return ResourceTask()
        }
        guard let address = ResourceAddress(url) else {
            completion(.failure(PictureFailure.notLoaded(.badAddress(url))))
            return ResourceTask()
        }
        let resources: ResourceLoader
        do {
            resources = try self.resources()
        } catch {
            completion(.failure(error))
            return ResourceTask()
        }
        let request = ResourceRequest(
            address: address, kind: .picture, allowedClasses: allowedClasses(url))
        return resources.load(request) { result in
            switch result {
            case .success(let resource):
                let picture = Self.picture(resource.body, from: url)
                let isPicture = (try? picture.get()) != nil
                resources.settle(address, as: isPicture ? .whole : .useless)
                completion(picture)
            case .failure(let failure):
                completion(.failure(PictureFailure.notLoaded(failure)))
            }
        }
    }

    /// Returns the picture in `bytes`, checked by its header.
    package static func picture(
        _ bytes: [UInt8], from address: String
    ) -> Result<FeedImageFile, any Error> {
        guard let header = ImageHeader(bytes.span) else {
            return .failure(PictureFailure.notAPicture(address: address))
        }
        guard header.pixelCount <= PictureLimits.pixels,
            max(header.width, header.height) <= PictureLimits.side
        else {
            return .failure(
                PictureFailure.tooManyPixels(
                    address: address, width: header.width, height: header.height,
                    limit: PictureLimits.pixels))
        }
        return .success(FeedImageFile(bytes: bytes, mediaType: header.type.mediaType))
    }
}
