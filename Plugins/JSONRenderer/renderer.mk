# How Plugins/Makefile builds it.
$(eval $(call RENDERER,JSONRenderer,JSONRendering,FeedViews FeedRendering FeedMarkup FeedModel))
