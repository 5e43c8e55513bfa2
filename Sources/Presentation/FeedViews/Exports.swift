// View models have texts and states of the model: who shows them imports one module.
@_exported public import FeedModel
