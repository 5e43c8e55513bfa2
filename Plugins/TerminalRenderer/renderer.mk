# How Plugins/Makefile builds it.
DEVICE = Plugins/TerminalRenderer/Device
SWIFTFLAGS += -Xcc -I$(DEVICE)/include
$(eval $(call RENDERER,TerminalRenderer,TerminalRendering,FeedViews FeedRendering FeedModel TextRendering,TerminalDevice.o TerminalCanvas.o,-lchafa -lglib-2.0))

DEVICEFLAGS = -std=c11 -Wall -Wextra $(STRICT) -Os -fPIC -fvisibility=hidden -I$(DEVICE)/include
$(OBJECTS)/TerminalDevice.o: $(DEVICE)/device.c $(DEVICE)/include/terminal_device.h
	@mkdir -p $(OBJECTS)
	@$(CC) $(DEVICEFLAGS) -c -o $@ $<
$(OBJECTS)/TerminalCanvas.o: $(DEVICE)/canvas.c $(DEVICE)/include/terminal_device.h
	@mkdir -p $(OBJECTS)
	@$(CC) $(DEVICEFLAGS) $$(pkg-config --cflags chafa) -c -o $@ $<
