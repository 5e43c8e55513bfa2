import FeedPluginAPI
import WorkerProtocol

/// The environment as it is lent to a plugin.
@safe final class HostEnvironment {
    private let loans: (any LoanMemory)?
    private var arena = Arena()

    /// - Parameter loans: where it is lent in; `nil` for memory like any other.
    init(in loans: (any LoanMemory)? = nil) {
        self.loans = loans
    }

    /// Fills in `place`; what was lent before is overwritten, or not there any more.
    func lend(_ place: PluginEnvironment) -> UnsafePointer<feed_environment> {
        guard let loans else {
            arena.reset()
            return unsafe fill(place)
        }
        let memory = GuardedMemory(loans)
        arena = Arena(in: memory)
        defer { memory.seal() }
        return unsafe fill(place)
    }

    private func fill(_ place: PluginEnvironment) -> UnsafePointer<feed_environment> {
        let environment = unsafe feed_environment(
            size: MemoryLayout<feed_environment>.size,
            output: arena.value(surface(place.output)),
            status: arena.value(surface(place.status)),
            terminal: place.terminal.flatMap { unsafe arena.value(surface($0)) },
            terminal_descriptor: place.terminal == nil ? -1 : place.terminalDescriptor,
            reserved: 0,
            locale: arena.string(place.locale),
            time_zone: arena.string(place.timeZone))
        return unsafe arena.value(environment) ?? HostTable.nowhere
    }

    private func surface(_ surface: PluginSurface) -> feed_surface {
        feed_surface(
            size: MemoryLayout<feed_surface>.size,
            columns: UInt32(clamping: surface.columns ?? 0),
            rows: UInt32(clamping: surface.rows ?? 0),
            colors: surface.colors,
            is_terminal: surface.isTerminal ? 1 : 0,
            allows_hyperlinks: surface.allowsHyperlinks ? 1 : 0,
            pixel_width: surface.pixelWidth,
            pixel_height: surface.pixelHeight,
            reserved: 0)
    }
}
