import PluginReading
import SystemInterface

/// Reads the files that options of renderers name, with the user's permissions.
enum OptionFile {
    /// Replaces file names with the files' content.
    ///
    /// - Throws: ``OptionFileFailure`` for a file that can't be read, is too long, or is not text.
    static func read(
        _ options: [(String, String)], for manifest: PluginManifest
    ) throws(OptionFileFailure) -> [(key: String, value: String)] {
        var result: [(key: String, value: String)] = []
        for (key, value) in options {
            let isFile = manifest.options.contains { $0.key == key && $0.type == .file }
            result.append((key, isFile && !value.isEmpty ? try text(of: value) : value))
        }
        return result
    }

    private static func text(of path: String) throws(OptionFileFailure) -> String {
        let contents: (bytes: [UInt8], isOverLimit: Bool)
        do throws(SystemError) {
            contents = try FileDescriptor.open(readingFrom: path)
                .readToEnd(limit: PluginOptionType.fileLimit)
        } catch {
            throw .unreadable(path, error)
        }
        guard !contents.isOverLimit else { throw .tooLong(path) }
        guard !contents.bytes.contains(0),
            let text = String(validating: contents.bytes, as: UTF8.self)
        else { throw .notText(path) }
        return text
    }
}
