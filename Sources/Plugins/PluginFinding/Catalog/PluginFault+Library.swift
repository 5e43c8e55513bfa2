extension PluginFault {
    /// Returns the specific fault if the loader failed because of a dependency, of which it only
    /// reports that it is missing.
    package func explained(at path: String, in place: PluginPlace) -> PluginFault {
        guard case .cannotLoad = self,
            let fault = NeededLibraries.faults(for: path, in: place).first
        else { return self }
        return .library(fault)
    }
}
