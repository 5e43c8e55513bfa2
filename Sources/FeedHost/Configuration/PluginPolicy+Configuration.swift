import PluginFinding

extension PluginPolicy {
    /// The policy of the configuration.
    init(_ configuration: Configuration) {
        self.init()
        place = configuration.place
        trust = configuration.trust
        grants = configuration.grants
        grantsByFile = configuration.grantsByFile
    }
}
