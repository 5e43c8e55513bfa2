import PluginFinding

extension PluginPolicy {
    /// The policy of the configuration.
    init(_ configuration: Configuration) {
        self.init()
        seat = configuration.seat
        trust = configuration.trust
        grants = configuration.grants
        grantsByFile = configuration.grantsByFile
    }
}
