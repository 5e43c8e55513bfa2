package import PluginReading
package import WorkerProtocol

extension PluginNeed {
    /// The worker's permission for this need.
    package var grant: WorkerGrants {
        switch self {
        case .terminal: .terminal
        case .display: .display
        case .network: .network
        case .listen: .listen
        case .files: .files
        case .feeds: .feeds
        }
    }
}
