// Presenters take and return view models: apps import one module.
@_exported public import FeedViews
