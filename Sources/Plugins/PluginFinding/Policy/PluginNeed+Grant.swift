package import PluginReading
package import WorkerProtocol

extension PluginNeed {
    /// What a worker is given where this is granted.
    package var grant: WorkerGrants {
        switch self {
        case .terminal: .terminal
        case .display: .display
        case .network: .network
        case .listen: .listen
        case .files: .files
        }
    }
}
