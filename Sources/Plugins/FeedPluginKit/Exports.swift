@_exported public import FeedRendering
// Lets a renderer import the kit alone.
@_exported public import FeedViews
