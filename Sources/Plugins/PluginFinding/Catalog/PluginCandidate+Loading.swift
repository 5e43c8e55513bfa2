import FeedPluginAPI
import PluginReading
import SystemInterface

extension PluginCandidate {
    /// Returns the candidate with the verdict expected from loading it, derived from the file and
    /// its dependencies without running any code.
    ///
    /// - Parameter isInstalled: true for plugins shipped with FeedHost, which are loaded in place.
    package func checked(for place: PluginPlace, isInstalled: Bool) -> PluginCandidate {
        guard verdict == .usable else { return self }
        guard let file = try? FileDescriptor.open(lookingInto: path) else { return self }
        var checked = self
        if let fault = Self.loadingFault(of: file.number, at: path, in: place, isInstalled) {
            checked.verdict = .refused(fault)
        }
        return checked
    }

    /// Returns the first fault that prevents loading.
    private static func loadingFault(
        of descriptor: Int32, at path: String, in place: PluginPlace, _ isInstalled: Bool
    ) -> PluginFault? {
        var file = FileBytes(descriptor: descriptor)
        guard let dynamic = ELFDynamic(reading: &file) else { return .elf(.malformed) }
        if !isInstalled, let folder = ForeignFolder.reached(by: dynamic) {
            return .reachesOtherFiles(folder)
        }
        let faults = NeededLibraries.faults(of: descriptor, at: path, in: place)
            .filter { !isInstalled || $0.reason != .beside }
        if let fault = faults.first { return .library(fault) }
        if place == .worker {
            if dynamic.hasTextRelocations { return .textRelocations }
            if dynamic.hasExecutableStack { return .executableStack }
        }
        let isEntryThere = dynamic.exports(FEED_PLUGIN_ENTRY_NAME, in: &file)
        return isEntryThere == false ? .noEntry : nil
    }
}
