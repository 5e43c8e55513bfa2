import PluginFinding
import PluginReading
import WorkerProtocol

extension WorkerGrants {
    /// Parses the names of needs, each of which is granted.
    init?(needs: some Sequence<Substring>) {
        self.init()
        for name in needs {
            guard let need = PluginNeed(rawValue: String(name)) else { return nil }
            formUnion(need.grant)
        }
    }
}
