/// The place a renderer draws in.
package struct PluginEnvironment: Sendable, Hashable {
    /// What the rendering is drawn on.
    package var output: PluginSurface
    /// What loading and error views draw on.
    package var status: PluginSurface
    /// Such as `en_GB.UTF-8`; may be empty.
    package var locale: String
    /// Such as `Europe/Berlin`; may be empty, which is UTC.
    package var timeZone: String

    /// Creates an environment; two pipes unless told otherwise.
    package init(
        output: PluginSurface = PluginSurface(), status: PluginSurface = PluginSurface(),
        locale: String = "", timeZone: String = ""
    ) {
        self.output = output
        self.status = status
        self.locale = locale
        self.timeZone = timeZone
    }
}
