extension PluginFault {
    /// The same, with the reason itself where the loader has refused the plugin at `path` for a library
    /// that it needs, of which it only says that it is not there.
    package func explained(at path: String, in seat: PluginSeat) -> PluginFault {
        guard case .cannotLoad = self,
            let fault = NeededLibraries.faults(for: path, in: seat).first
        else { return self }
        return .library(fault)
    }
}
