# How Plugins/Makefile builds it. The hash goes into the plugin, which then needs the C library only.
SWIFTFLAGS += -Xcc -IPlugins/HTMLRenderer/Digest
$(eval $(call RENDERER,HTMLRenderer,HTMLRendering,FeedViews FeedRendering FeedMarkup FeedModel,,$(shell test -e "$$(gcc -print-file-name=libmd.a)" && echo -l:libmd.a || echo -lmd)))
