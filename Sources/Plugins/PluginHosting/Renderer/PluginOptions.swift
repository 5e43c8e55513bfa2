package import FeedViews
package import PluginReading
package import WorkerProtocol

/// The options of a renderer: all that its note declares, in that order.
package struct PluginOptions: Sendable, Hashable {
    /// Values in the plugin's form, with defaults filled in.
    package let entries: [WorkerStart.Option]

    /// Creates options that another process has validated.
    package init(checked entries: [WorkerStart.Option]) {
        self.entries = entries
    }

    /// Validates options against the note. The last one wins.
    package init(
        _ given: [(key: String, value: String)] = [], for manifest: PluginManifest
    ) throws(PluginOptionError) {
        // An array, not a dictionary: its metadata takes longer to set up than a linear search of
        // so few.
        var entries = manifest.options.map {
            WorkerStart.Option(key: $0.key, value: $0.defaultValue)
        }
        for (key, value) in given {
            guard let index = manifest.options.firstIndex(where: { $0.key == key }) else {
                throw .unknown(
                    key: key, plugin: manifest.id, known: manifest.options.map(\.key))
            }
            let option = manifest.options[index]
            guard let canonical = option.type.canonicalValue(of: value) else {
                throw .invalid(value: value, option: option, plugin: manifest.id)
            }
            entries[index] = WorkerStart.Option(key: key, value: canonical)
        }
        self.entries = entries
    }

    /// The keys of a reader: those that the option `keys` adds to the default ones.
    package var readerKeys: ReaderKeys {
        let text = entries.first { $0.key == "keys" }?.value ?? ""
        // The plugin reports an invalid value.
        return (try? ReaderKeys(text)) ?? .standard
    }
}
