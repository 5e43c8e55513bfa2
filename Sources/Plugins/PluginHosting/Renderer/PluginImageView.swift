package import FeedViews

/// A plugin's view of pictures, here or in a worker.
package typealias PluginImageView = any FeedImageView<PluginImage>
