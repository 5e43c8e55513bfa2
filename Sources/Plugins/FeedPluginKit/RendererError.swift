/// An error of a renderer, with a message for the user.
public struct RendererError: Error, Sendable, Equatable, CustomStringConvertible {
    /// One line, without the renderer's name, which the host adds.
    public let message: String

    /// Creates an error.
    public init(_ message: String) {
        self.message = message
    }

    public var description: String { message }
}
