import FeedPluginAPI
import WorkerProtocol

/// The environment as it is lent to a plugin.
@safe final class HostEnvironment {
    private let environment = UnsafeMutablePointer<feed_environment>.allocate(capacity: 1)
    private let surfaces = UnsafeMutablePointer<feed_surface>.allocate(capacity: 3)
    private let arena = Arena()

    init() {
        unsafe environment.initialize(to: feed_environment())
        unsafe surfaces.initialize(repeating: feed_surface(), count: 3)
    }

    deinit {
        unsafe environment.deallocate()
        unsafe surfaces.deallocate()
    }

    /// Fills in `place`; what was lent before is overwritten.
    func lend(_ place: PluginEnvironment) -> UnsafePointer<feed_environment> {
        arena.reset()
        unsafe surfaces[0] = surface(place.output)
        unsafe surfaces[1] = surface(place.status)
        let hasTerminal = place.terminal != nil
        unsafe surfaces[2] = surface(place.terminal ?? PluginSurface())
        unsafe environment.pointee = unsafe feed_environment(
            size: MemoryLayout<feed_environment>.size,
            output: UnsafePointer(surfaces),
            status: UnsafePointer(surfaces + 1),
            terminal: hasTerminal ? UnsafePointer(surfaces + 2) : nil,
            terminal_descriptor: hasTerminal ? place.terminalDescriptor : -1,
            reserved: 0,
            locale: arena.string(place.locale),
            time_zone: arena.string(place.timeZone))
        return unsafe UnsafePointer(environment)
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
