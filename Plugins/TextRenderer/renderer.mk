# How Plugins/Makefile builds it.
SWIFTFLAGS += -Xcc -IPlugins/TextRenderer/Clock
$(eval $(call RENDERER,TextRenderer,TextRendering,FeedViews FeedRendering FeedMarkup FeedModel))
