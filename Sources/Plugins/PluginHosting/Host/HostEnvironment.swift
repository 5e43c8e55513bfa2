import FeedPluginAPI
import WorkerProtocol

/// The environment, or one surface of it, in memory that a plugin may read.
@safe final class HostEnvironment {
    private let protected: (any ProtectedMemory)?
    private var arena = Arena()

    /// - Parameter protected: protected memory to use; `nil` for the heap.
    init(in protected: (any ProtectedMemory)? = nil) {
        self.protected = protected
    }

    /// Lends `values` and invalidates the value lent before.
    func lend(_ values: PluginEnvironment) -> UnsafePointer<feed_environment> {
        unsafe refill { arena in
            var environment = unsafe sized(feed_environment())
            unsafe environment.output = arena.value(Self.surface(values.output))
            unsafe environment.status = arena.value(Self.surface(values.status))
            unsafe environment.locale = arena.string(values.locale)
            unsafe environment.time_zone = arena.string(values.timeZone)
            unsafe environment.color_scheme = values.desktop.colorScheme.rawValue
            unsafe environment.contrast = values.desktop.contrast.rawValue
            unsafe environment.text_scale = Double(values.desktop.textScalePercent) / 100
            return unsafe arena.value(environment)
        } ?? HostTable.nowhere
    }

    /// Lends a single surface and invalidates the value lent before.
    func lend(_ surface: PluginSurface) -> UnsafePointer<feed_surface>? {
        unsafe refill { unsafe $0.value(Self.surface(surface)) }
    }

    private func refill<Value>(_ fill: (Arena) -> UnsafePointer<Value>?) -> UnsafePointer<Value>? {
        guard let protected else {
            arena.reset()
            return unsafe fill(arena)
        }
        let memory = ReadOnlyMemory(protected)
        arena = Arena(in: memory)
        defer { memory.seal() }
        return unsafe fill(arena)
    }

    private static func surface(_ surface: PluginSurface) -> feed_surface {
        var lent = sized(feed_surface())
        lent.columns = UInt32(clamping: surface.columns ?? 0)
        lent.rows = UInt32(clamping: surface.rows ?? 0)
        lent.pixel_width = surface.pixelWidth
        lent.pixel_height = surface.pixelHeight
        lent.colors = surface.colors
        lent.is_terminal = surface.isTerminal ? 1 : 0
        lent.allows_hyperlinks = surface.allowsHyperlinks ? 1 : 0
        return lent
    }
}
