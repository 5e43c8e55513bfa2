package import FeedViews

/// A plugin's views of a reader, here or in a worker.
package typealias PluginReaderView = any SourceListView & ItemListView & ArticleView & NoticeView
