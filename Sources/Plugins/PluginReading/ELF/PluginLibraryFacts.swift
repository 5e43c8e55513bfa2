import FeedPluginAPI

/// A library's properties for linker and loader; for validation.
package struct PluginLibraryFacts {
    /// The only function that a plugin exports.
    package static let entryName = FEED_PLUGIN_ENTRY_NAME

    /// The exported names; `nil` if the hash table is invalid.
    package let exports: [String]?
    package let dynamic: ELFDynamic
    package let isNoteWritable: Bool

    /// Reads an open file; `nil` if it is not a valid library.
    package init?(reading descriptor: Int32) {
        var file = FileBytes(descriptor: descriptor)
        guard let tables = ELFSections(reading: &file), let dynamic = ELFDynamic(reading: &file)
        else { return nil }
        self.dynamic = dynamic
        let notes = tables.segments.filter { $0.type == 4 }
        isNoteWritable = tables.segments.contains { segment in
            segment.type == 1 && segment.flags & 2 != 0
                && notes.contains {
                    $0.offset >= segment.offset
                        && $0.offset - segment.offset < segment.fileSize
                }
        }
        exports = ELFExports(of: dynamic, in: tables, &file)?.names(in: &file)
    }
}
