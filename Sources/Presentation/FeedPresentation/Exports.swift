// Who presents needs what is shown, too: an app imports one module.
@_exported public import FeedViews
