import SystemInterface

/// A device, a pipe or a socket that is written to as it is.
final class SpecialFile {
    let descriptor: FileDescriptor

    init(_ descriptor: consuming FileDescriptor) {
        self.descriptor = descriptor
    }
}
