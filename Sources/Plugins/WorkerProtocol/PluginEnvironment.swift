/// The environment that a renderer draws in.
package struct PluginEnvironment: Sendable, Hashable, MessageMember {
    /// The surface of the rendering.
    package var output: PluginSurface
    /// The surface of loading and error views.
    package var status: PluginSurface
    /// The terminal, if granted.
    package var terminal: PluginSurface?
    /// Open for reading and writing; -1 if there is none.
    package var terminalDescriptor: Int32
    /// Such as `en_GB.UTF-8`; may be empty.
    package var locale: String
    /// Such as `Europe/Berlin`; empty for UTC.
    package var timeZone: String
    /// The desktop's settings; unknown by default.
    package var desktop: DesktopSettings

    /// Creates an environment; by default two pipes.
    package init(
        output: PluginSurface = PluginSurface(), status: PluginSurface = PluginSurface(),
        terminal: PluginSurface? = nil, terminalDescriptor: Int32 = -1, locale: String = "",
        timeZone: String = "", desktop: DesktopSettings = DesktopSettings()
    ) {
        self.output = output
        self.status = status
        self.terminal = terminal
        self.terminalDescriptor = terminalDescriptor
        self.locale = locale
        self.timeZone = timeZone
        self.desktop = desktop
    }

    func write(to writer: inout MessageWriter) {
        writer.write(output, status, terminal, locale, timeZone, desktop)
    }

    /// A worker's terminal is its descriptor 0.
    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        output = try reader.next()
        status = try reader.next()
        terminal = try reader.next()
        terminalDescriptor = terminal == nil ? -1 : 0
        locale = try reader.next()
        timeZone = try reader.next()
        desktop = try reader.next()
    }
}
