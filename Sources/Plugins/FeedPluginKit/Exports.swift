// A renderer's file imports the kit, and has the view protocols, the view models and the output.
@_exported public import FeedPresentation
@_exported public import FeedRendering
