import FeedPluginAPI
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

    /// Draws the awkward feed with memory of this process, as the in-process seat does.
    func drawAwkward() -> PluginFailure? {
        do {
            var services = services
            // The in-process seat uses the heap by default.
            services.protectedMemory = nil
            let renderer = try PluginRenderer(of: library, options: options, services: services)
            defer { renderer.close() }
            renderer.feedView?.display(SampleFeeds.awkward)
            try renderer.finish()
            return nil
        } catch {
            return error
        }
    }

    /// Draws the awkward feed with one renderer while another is made, draws to nowhere, and ends.
    func drawBesideOther() -> PluginFailure? {
        do {
            var services = services
            services.protectedMemory = nil
            var lost = services
            lost.output = DiscardedOutput()
            let renderer = try PluginRenderer(of: library, options: options, services: services)
            defer { renderer.close() }
            let other = try PluginRenderer(of: library, options: options, services: lost)
            defer { other.close() }
            other.feedView?.display(SampleFeeds.small)
            try other.finish()
            other.close()
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
        guard unsafe library.pluginExtension(named: name) != nil else { return nil }
        return
            "gave a table for the extension '\(name)', which it can't know (feed_plugin.get_extension)"
    }

    /// Makes and destroys renderers one after another, and measures what they leave behind.
    func makeRounds(_ count: UInt32) -> WorkerMessage {
        var services = services
        // Protected pages would stay for each renderer, which is not the plugin's fault.
        services.protectedMemory = nil
        var heapBefore: UInt64 = 0
        for round in 0..<count {
            // The first rounds fill caches.
            if round == count / 4 {
                heapBefore = sandbox_heap_in_use()
            }
            do {
                try PluginInstance(of: library, options: options, services: services).close()
            } catch {
                break
            }
        }
        let growth = Int64(clamping: sandbox_heap_in_use()) - Int64(clamping: heapBefore)
        // Gives a leftover thread of the last renderer time to call the host.
        usleep(Self.microsecondsAfterEnd)
        return .measured(
            heapGrowth: growth / Int64(max(1, count - count / 4)) - keptForEachRenderer,
            descriptors: sandbox_open_descriptors())
    }

    private static let microsecondsAfterEnd: UInt32 = 100_000

    /// The bytes that the host itself never frees for each renderer.
    private var keptForEachRenderer: Int64 {
        let count = 64
        let heapBefore = sandbox_heap_in_use()
        for _ in 0..<count {
            let services = services
            HostTable(
                plugin: "", name: services.name, log: services.log,
                wake: services.events.makeWakeUp()
            ).close()
        }
        let growth = Int64(clamping: sandbox_heap_in_use()) - Int64(clamping: heapBefore)
        return growth / Int64(count)
    }
}
