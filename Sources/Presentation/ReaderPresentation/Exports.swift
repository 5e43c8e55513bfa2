@_exported public import FeedPresentation
