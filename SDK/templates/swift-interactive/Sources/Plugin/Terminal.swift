import Note

/// The terminal that the host lends. It is the host's to close.
struct Terminal {
    let descriptor: Int32

    /// Takes a descriptor, and sets its modes: keys come one by one, and Ctrl-C as a key. The host takes
    /// all of this back in the end.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0 else { return }
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        modes.c_iflag &= ~tcflag_t(ICRNL | IXON)
        tcsetattr(descriptor, TCSANOW, &modes)
    }

    /// Writes to it.
    func put(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if last_error() != EINTR {
                return
            }
        }
    }

    /// The keys that were pressed; `nil` at the end.
    func keys() -> [UInt8]? {
        var keys = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &keys, keys.count)
        if count < 0 && last_error() == EINTR { return [] }
        return count > 0 ? Array(keys.prefix(count)) : nil
    }

    /// Waits until something can be read, and answers of which descriptors. Negative ones never can.
    static func wait(_ first: Int32, _ second: Int32) -> (first: Bool, second: Bool) {
        var waits = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&waits, nfds_t(waits.count), -1)
        return (waits[0].revents != 0, waits[1].revents != 0)
    }
}
