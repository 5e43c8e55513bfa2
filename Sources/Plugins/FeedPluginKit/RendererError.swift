/// Why a renderer can't do what it was asked for, in words for the person.
public struct RendererError: Error, Sendable, Equatable, CustomStringConvertible {
    /// One line, without the renderer's name, which the host adds.
    public let message: String

    /// Creates an error.
    public init(_ message: String) {
        self.message = message
    }

    public var description: String { message }
}
