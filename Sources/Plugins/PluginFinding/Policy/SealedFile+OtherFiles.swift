import PluginReading

extension SealedFile {
    /// Checks that the loader opens only files of the system and beside the plugin, in both places.
    ///
    /// In a worker the plugin could read such a file without permission; in process it would run
    /// without being covered by the digest.
    package borrowing func checkReach() throws(PluginFault) {
        var file = FileBytes(descriptor: descriptor)
        guard let dynamic = ELFDynamic(reading: &file) else { throw .elf(.malformed) }
        if let folder = ForeignFolder.reached(by: dynamic) {
            throw .reachesOtherFiles(folder)
        }
    }
}
