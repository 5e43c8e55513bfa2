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
