import PluginHosting
import WorkerProtocol

extension WorkerEnvironment {
    /// A place to draw in as it crosses to a worker.
    init(_ environment: PluginEnvironment) {
        self.init(
            output: WorkerSurface(environment.output), status: WorkerSurface(environment.status),
            terminal: environment.terminal.map { WorkerSurface($0) }, locale: environment.locale,
            timeZone: environment.timeZone)
    }
}

extension WorkerSurface {
    fileprivate init(_ surface: PluginSurface) {
        self.init(
            columns: UInt32(clamping: surface.columns ?? 0),
            rows: UInt32(clamping: surface.rows ?? 0), colors: surface.colors,
            isTerminal: surface.isTerminal, allowsHyperlinks: surface.allowsHyperlinks,
            pixelWidth: surface.pixelWidth, pixelHeight: surface.pixelHeight)
    }
}
