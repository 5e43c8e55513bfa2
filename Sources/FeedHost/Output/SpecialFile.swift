import SystemInterface

/// A device, a pipe or a socket, written in place.
final class SpecialFile {
    let descriptor: FileDescriptor

    init(_ descriptor: consuming FileDescriptor) {
        self.descriptor = descriptor
    }
}
