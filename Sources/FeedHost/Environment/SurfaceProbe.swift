import SystemInterface
import WorkerProtocol

/// Finds the properties of an output stream.
struct SurfaceProbe {
    let environment: ProcessEnvironment
    let color: ColorChoice

    /// Returns the environment for a renderer.
    func environment(for destination: RenderingDestination) -> PluginEnvironment {
        var output = surface(isTerminal: destination.isTerminal, size: destination.terminalSize)
        if let pager = destination.pager, !pager.showsHyperlinks { output.allowsHyperlinks = false }
        return PluginEnvironment(
            output: output,
            status: surface(
                isTerminal: Terminal.isTerminal(FileDescriptor.standardError),
                size: Terminal.size(of: FileDescriptor.standardError)),
            locale: ReaderLocale.name(in: environment),
            timeZone: environment["TZ"] ?? "")
    }

    /// Returns the surface of a granted terminal; `nil` if there is none.
    func terminalSurface() -> PluginSurface? {
        guard let size = Terminal.controllingSize else { return nil }
        var surface = surface(isTerminal: true, size: nil)
        surface.columns = size.columns == 0 ? nil : size.columns
        surface.rows = size.rows == 0 ? nil : size.rows
        surface.pixelWidth = UInt32(clamping: size.pixelWidth)
        surface.pixelHeight = UInt32(clamping: size.pixelHeight)
        return surface
    }

    /// Returns the surface of a stream.
    ///
    /// - Parameters:
    ///   - isTerminal: whether the stream is a terminal.
    ///   - size: the terminal's size, if known.
    func surface(isTerminal: Bool, size: (columns: Int, rows: Int)?) -> PluginSurface {
        PluginSurface(
            columns: columns ?? size?.columns,
            rows: size?.rows,
            colors: colors(isTerminal: isTerminal),
            isTerminal: isTerminal,
            allowsHyperlinks: isTerminal && color != .never
                && HyperlinkSupport(environment: environment).isThere)
    }

    /// `COLUMNS` is set by the user, and takes precedence.
    private var columns: Int? {
        environment["COLUMNS"].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }

    private func colors(isTerminal: Bool) -> UInt32 {
        switch color {
        case .never: 0
        case .always: declaredColors
        case .auto:
            // https://no-color.org: any value but the empty one.
            isTerminal && environment["NO_COLOR"] == nil
                && !["", "dumb"].contains(environment["TERM"] ?? "") ? declaredColors : 0
        }
    }

    private var declaredColors: UInt32 {
        if let value = environment["COLORTERM"], value == "truecolor" || value == "24bit" {
            return 1 << 24
        }
        return environment["TERM"]?.contains(text: "256color") == true ? 256 : 16
    }
}
