@_exported public import FeedRendering
// A renderer's file imports the kit, and has the view protocols, the view models and the output.
@_exported public import FeedViews
