package import PluginReading
package import WorkerProtocol

/// The options a renderer is made with: all that its note declares, in its order.
package struct PluginOptions: Sendable, Hashable {
    /// Every option in the form that plugins get, with the default where the person gave nothing.
    package let entries: [WorkerStart.Option]

    /// Options that another process has checked.
    package init(checked entries: [WorkerStart.Option]) {
        self.entries = entries
    }

    /// Checks what the person gave against the note. Of an option given twice the last counts.
    package init(
        _ given: [(key: String, value: String)] = [], for manifest: PluginManifest
    ) throws(PluginOptionError) {
        // Of few: to make the runtime ready for a table takes longer than to look through them.
        var entries = manifest.options.map {
            WorkerStart.Option(key: $0.key, value: $0.defaultValue)
        }
        for (key, value) in given {
            guard let place = manifest.options.firstIndex(where: { $0.key == key }) else {
                throw .unknown(
                    key: key, plugin: manifest.id, known: manifest.options.map(\.key))
            }
            let option = manifest.options[place]
            guard let canonical = option.type.canonicalValue(of: value) else {
                throw .invalid(value: value, option: option, plugin: manifest.id)
            }
            entries[place] = WorkerStart.Option(key: key, value: canonical)
        }
        self.entries = entries
    }
}
