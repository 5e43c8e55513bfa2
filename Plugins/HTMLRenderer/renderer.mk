# How Plugins/Makefile builds it. The hash goes into the plugin, which then needs the C library only.
SWIFTFLAGS += -Xcc -IPlugins/HTMLRenderer/Digest
$(eval $(call RENDERER,HTMLRenderer,HTMLRendering,FeedViews FeedRendering FeedMarkup FeedModel,,$(LIBMD)))
