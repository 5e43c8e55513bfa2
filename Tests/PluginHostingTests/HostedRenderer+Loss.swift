import PluginHosting
import PluginTracing

extension HostedRenderer {
    /// How the renderer was lost, and nil if it was not.
    var loss: PluginCrash? {
        guard case .lost(let loss)? = failure?.reason else { return nil }
        return loss
    }
}
