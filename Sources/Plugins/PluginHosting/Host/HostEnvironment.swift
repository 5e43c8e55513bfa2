import FeedPluginAPI
import WorkerProtocol

/// The environment, or a surface of it, as it is lent to a plugin.
@safe final class HostEnvironment {
    private let loans: (any LoanMemory)?
    private var arena = Arena()

    /// - Parameter loans: where it is lent in; `nil` for memory like any other.
    init(in loans: (any LoanMemory)? = nil) {
        self.loans = loans
    }

    /// Lends `place`; what was lent before is overwritten, or not there any more.
    func lend(_ place: PluginEnvironment) -> UnsafePointer<feed_environment> {
        unsafe refill { arena in
            var environment = unsafe feed_environment()
            unsafe environment.size = MemoryLayout<feed_environment>.size
            unsafe environment.output = arena.value(Self.surface(place.output))
            unsafe environment.status = arena.value(Self.surface(place.status))
            unsafe environment.locale = arena.string(place.locale)
            unsafe environment.time_zone = arena.string(place.timeZone)
            return unsafe arena.value(environment)
        } ?? HostTable.nowhere
    }

    /// Lends a surface alone; what was lent before is overwritten, or not there any more.
    func lend(_ surface: PluginSurface) -> UnsafePointer<feed_surface>? {
        unsafe refill { unsafe $0.value(Self.surface(surface)) }
    }

    private func refill<Value>(_ fill: (Arena) -> UnsafePointer<Value>?) -> UnsafePointer<Value>? {
        guard let loans else {
            arena.reset()
            return unsafe fill(arena)
        }
        let memory = GuardedMemory(loans)
        arena = Arena(in: memory)
        defer { memory.seal() }
        return unsafe fill(arena)
    }

    private static func surface(_ surface: PluginSurface) -> feed_surface {
        var lent = feed_surface()
        lent.size = MemoryLayout<feed_surface>.size
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
