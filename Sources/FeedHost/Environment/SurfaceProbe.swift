import FeedRendering
import SystemInterface

/// Finds out what a stream is drawn on.
struct SurfaceProbe {
    let environment: ProcessEnvironment
    let color: ColorChoice

    /// What a renderer may know of a stream.
    ///
    /// - Parameters:
    ///   - isTerminal: whether the stream is a terminal.
    ///   - size: the terminal's size, where it knows it.
    func surface(isTerminal: Bool, size: (columns: Int, rows: Int)?) -> RenderingEnvironment {
        RenderingEnvironment(
            columns: columns ?? size?.columns,
            rows: size?.rows,
            isTerminal: isTerminal,
            colorDepth: colorDepth(isTerminal: isTerminal),
            allowsHyperlinks: isTerminal && color != .never && showsHyperlinks,
            locale: ReaderLocale.name(in: environment),
            timeZone: environment["TZ"] ?? "")
    }

    /// `COLUMNS` is the person's own word, and goes before what the terminal says.
    private var columns: Int? {
        environment["COLUMNS"].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }

    private var isDumb: Bool {
        environment["TERM"] == nil || environment["TERM"] == "dumb"
    }

    /// The console of Linux prints what it does not know of OSC 8.
    private var showsHyperlinks: Bool {
        !isDumb && environment["TERM"] != "linux"
    }

    private func colorDepth(isTerminal: Bool) -> ColorDepth {
        switch color {
        case .never: .none
        case .always: max(declaredDepth, .ansi16)
        case .auto:
            // https://no-color.org: any value but the empty one.
            isTerminal && environment["NO_COLOR"] == nil && !isDumb
                ? max(declaredDepth, .ansi16) : .none
        }
    }

    private var declaredDepth: ColorDepth {
        if let value = environment["COLORTERM"], value == "truecolor" || value == "24bit" {
            return .trueColor
        }
        return environment["TERM"]?.contains("256color") == true ? .ansi256 : .ansi16
    }
}
