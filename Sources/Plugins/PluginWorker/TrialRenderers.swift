import FeedPluginAPI
import FeedViews
import LinuxSandbox
import PluginHosting
import WorkerProtocol

/// Renderers that a worker makes beside its own, for validation.
struct TrialRenderers {
    let library: PluginLibrary
    let options: PluginOptions
    let services: PluginHostServices

    /// Draws the awkward feed as the in-process seat does, with memory of this process.
    func drawAwkward() -> PluginFailure? {
        do {
            var services = services
            // The host's process lends memory like any other.
            services.loans = nil
            let renderer = try PluginRenderer(of: library, options: options, services: services)
            defer { renderer.close() }
            renderer.feedView?.display(SampleFeeds.awkward)
            try renderer.finish()
            return nil
        } catch {
            return error
        }
    }

    /// Makes renderers and ends them, one after another, and tells what that has left behind.
    func makeRounds(_ count: UInt32) -> WorkerMessage {
        var services = services
        // As many pages as renderers would stay, which no plugin can help.
        services.loans = nil
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
        return .measured(
            heapGrowth: growth / Int64(max(1, count - count / 4)) - keptForEachRenderer,
            descriptors: sandbox_open_descriptors())
    }

    /// The bytes that the host itself keeps of each renderer, which no plugin can help.
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
