# How Plugins/Makefile builds it.
$(eval $(call RENDERER,ProgressRenderer,ProgressRendering,FeedViews FeedRendering FeedModel))
