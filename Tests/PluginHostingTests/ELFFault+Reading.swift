@testable import PluginReading

extension ELFFault {
    /// The fault of a library of these bytes; nil if it has none.
    init?(of bytes: [UInt8]) {
        do {
            var file = ArrayBytes(array: bytes)
            _ = try ELFLibrary(reading: &file)
            return nil
        } catch {
            self = error
        }
    }
}
