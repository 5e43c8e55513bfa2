import PluginReading

extension SealedFile {
    /// Checks that the plugin has the loader open no files but those of the system and those beside
    /// it: for both seats alike.
    ///
    /// In a worker such a file could be read by a plugin that has no right to; in this process it
    /// would run though no digest covers it.
    package borrowing func checkReach() throws(PluginFault) {
        var file = FileBytes(descriptor: descriptor)
        guard let dynamic = ELFDynamic(reading: &file) else { throw .elf(.malformed) }
        if let place = ForeignFolder.reached(by: dynamic) {
            throw .reachesOtherFiles(place)
        }
    }
}
