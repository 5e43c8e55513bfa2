import FeedViews
import Glibc
import LinuxSandbox
import PluginHosting
import WorkerProtocol

/// Additional renderers that a worker makes for validation.
struct TrialRenderers {
    let library: PluginLibrary
    let options: PluginOptions
    let services: PluginHostServices

    /// Draws the awkward feed with one renderer while another is made, draws to nowhere, and ends.
    func drawBesideOther() -> PluginFailure? {
        drawAwkward { services throws(PluginFailure) in
            var lost = services
            lost.output = DiscardedOutput()
            let other = try PluginRenderer(of: library, options: options, services: lost)
            defer { other.close() }
            other.feedView?.display(SampleFeeds.small)
            try other.finish()
        }
    }

    /// Draws the awkward feed with memory of this process, as the in-process place does, once
    /// `others` have done their work beside the renderer.
    func drawAwkward(
        beside others: (PluginHostServices) throws(PluginFailure) -> Void = { _ in }
    ) -> PluginFailure? {
        do throws(PluginFailure) {
            var services = services
            // The in-process place uses the heap by default.
            services.protectedMemory = nil
            let renderer = try PluginRenderer(of: library, options: options, services: services)
            defer { renderer.close() }
            try others(services)
            renderer.feedView?.display(SampleFeeds.awkward)
            try renderer.finish()
            return nil
        } catch {
            return error
        }
    }

    /// A message about the plugin's answer to an unknown extension, if it is wrong.
    var extensionFault: String? {
        let name = "org.example.nobody/1"
        var services = services
        services.output = DiscardedOutput()
        guard
            let instance = try? PluginInstance(of: library, options: options, services: services)
        else { return nil }
        defer { instance.close() }
        guard unsafe instance.pluginExtension(named: name) != nil else { return nil }
        return
            "gave a table for the extension '\(name)', which it can't know (feed_renderer.get_extension)"
    }

    /// Makes and destroys renderers one after another, and measures what they leave behind.
    func makeRounds(_ count: UInt32) -> WorkerMessage {
        var services = services
        // Protected pages would stay for each renderer, which is not the plugin's fault.
        services.protectedMemory = nil
        let round = Int64(count / Self.parts)
        var growth: Int64?
        var heap = sandbox_heap_in_use()
        for part in 0..<Self.parts where round > 0 {
            guard (0..<round).allSatisfy({ _ in makeOne(services) }) else { break }
            let now = sandbox_heap_in_use()
            // The first part fills caches.
            if part > 0 {
                let left = (Int64(clamping: now) - Int64(clamping: heap)) / round
                growth = min(growth ?? left, left)
            }
            heap = now
        }
        // Gives a leftover thread of the last renderer time to call the host.
        usleep(Self.microsecondsAfterEnd)
        return .measured(
            heapGrowth: growth.map { $0 - keptForEachRenderer } ?? 0,
            descriptors: sandbox_open_descriptors())
    }

    /// Makes and destroys a renderer. Returns false if it fails.
    private func makeOne(_ services: PluginHostServices) -> Bool {
        (try? PluginInstance(of: library, options: options, services: services).close()) != nil
    }

    /// The parts of the renderers whose growth is compared.
    private static let parts: UInt32 = 4
    private static let microsecondsAfterEnd: UInt32 = 100_000

    /// The bytes that the host itself never frees for each renderer.
    private var keptForEachRenderer: Int64 {
        let count = 64
        func keepSome() -> UInt64 {
            for _ in 0..<count {
                let services = services
                HostTable(
                    plugin: "", name: services.name, log: services.log,
                    wake: services.events.makeWakeUp()
                ).close()
            }
            return sandbox_heap_in_use()
        }
        // The first ones take blocks that the C library has cached, and counts as in use.
        let heapBefore = keepSome()
        let growth = Int64(clamping: keepSome()) - Int64(clamping: heapBefore)
        return growth / Int64(count)
    }
}
