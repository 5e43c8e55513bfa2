public import FeedComposition
public import FeedModel
public import FeedPresentation

/// The one composition of all platforms. What differs is the views, and the image that a picture
/// becomes.
public func composeFeed<ImageView: FeedImageView>(
    _ loader: any FeedLoader = Harbour(), _ images: any FeedImageDataLoader = Harbour(),
    language: FeedLanguage = .english, image: @escaping ([UInt8]) -> ImageView.Image?,
    views: (any FeedDelegate) -> FeedViewSet<ImageView>
) -> ComposedFeed<ImageView> {
    FeedUIComposer.compose(
        feedLoader: loader, imageDataLoader: images,
        imageTransformer: { data in
            switch data {
            case .file(let file): image(file.bytes)
            case .pixels, .handle: nil
            }
        },
        wording: FeedWording(phrases: language.phrases()), makeViews: views)
}
