import FeedPluginAPI

/// The facts in a plugin's library for linker and loader; for validation.
package struct PluginLibraryFacts {
    /// The name of the one function a plugin exports.
    package static let entryName = FEED_PLUGIN_ENTRY_NAME

    /// The names it exports; `nil` where the loader's table of them makes no sense.
    package let exports: [String]?
    /// The entry that has the loader look for libraries where none are taken from; `nil` where
    /// there is none.
    package let foreignFolder: String?
    /// True where its code is written to when it is loaded.
    package let hasTextRelocations: Bool
    /// True where it wants a stack that can be executed.
    package let hasExecutableStack: Bool
    /// True where its notes lie in memory that can be written to.
    package let isNoteWritable: Bool

    /// Reads an open file; `nil` where it is no library that makes sense.
    package init?(reading descriptor: Int32) {
        var file = FileBytes(descriptor: descriptor)
        guard let tables = ELFSections(reading: &file), let dynamic = ELFDynamic(reading: &file)
        else { return nil }
        foreignFolder = ForeignFolder.reached(by: dynamic)
        hasTextRelocations = dynamic.hasTextRelocations
        hasExecutableStack = dynamic.hasExecutableStack
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
