package import SystemInterface

/// Why no page can be served on this machine.
package enum LoopbackServerError: Error, Sendable, Equatable {
    /// The library that speaks to libmicrohttpd cannot be used.
    case library(LibraryError)
    /// No port can be listened at.
    case notListening(SystemError)
}
