package import FeedModel

/// Loads the files of pictures without decoding them.
package protocol ImageFileLoader: AnyObject {
    /// As ``FeedImageDataLoader/loadImageData(from:as:completion:)``.
    func loadImageFile(
        from url: String, completion: @escaping (Result<FeedImageFile, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask
}
