// View models contain texts and states of FeedModel: views import one module.
@_exported public import FeedModel
