package import SystemInterface

/// The reason why no page can be served.
package enum LoopbackServerError: Error, Sendable, Equatable {
    case library(LibraryError)
    case notListening(SystemError)
}
