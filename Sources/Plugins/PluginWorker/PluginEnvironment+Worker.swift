import PluginHosting
import WorkerProtocol

extension PluginEnvironment {
    /// A place to draw in as a worker was told it.
    init(_ environment: WorkerEnvironment) {
        self.init(
            output: PluginSurface(environment.output), status: PluginSurface(environment.status),
            terminal: environment.terminal.map { PluginSurface($0) },
            terminalDescriptor: environment.terminal == nil ? -1 : 0, locale: environment.locale,
            timeZone: environment.timeZone)
    }
}

extension PluginSurface {
    fileprivate init(_ surface: WorkerSurface) {
        self.init(
            columns: surface.columns == 0 ? nil : Int(surface.columns),
            rows: surface.rows == 0 ? nil : Int(surface.rows), colors: surface.colors,
            isTerminal: surface.isTerminal, allowsHyperlinks: surface.allowsHyperlinks,
            pixelWidth: surface.pixelWidth, pixelHeight: surface.pixelHeight)
    }
}
