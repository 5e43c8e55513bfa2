/// A call of the host to a plugin; the raw value is its name in the header.
package enum PluginCall: String, Sendable {
    /// Also stands for loading and the entry.
    case create = "feed_factory.create"
    case displayFeed = "feed_view.display"
    case displayLoading = "feed_loading_view.display"
    case displayError = "feed_error_view.display"
    case displayImage = "feed_image_view.display"
    case displaySources = "feed_reader_views.display_sources"
    case displayItems = "feed_reader_views.display_items"
    case displayArticle = "feed_reader_views.display_article"
    case displayNotice = "feed_reader_views.display_notice"
    /// Also stands for `make_image_from_pixels`.
    case makeImage = "feed_image_transformer.make_image"
    case run = "feed_renderer.run"
    case environmentChanged = "feed_renderer.environment_changed"
    case finish = "feed_renderer.finish"
    case destroy = "feed_renderer.destroy"
}
