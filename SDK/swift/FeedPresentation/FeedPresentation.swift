// Renderers that were written before view models and view protocols had a module of their own import
// this one. They compile as they are.
@_exported public import FeedViews
