/// What a signal calls, held by its object for as long as it is connected.
@safe final class Handler<Body> {
    let body: Body

    private init(_ body: Body) {
        self.body = body
    }

    /// Hands `body` over to C, which gives it back to ``release``.
    static func retained(_ body: Body) -> UnsafeMutableRawPointer {
        unsafe Unmanaged.passRetained(Handler(body)).toOpaque()
    }

    /// The body behind a pointer that ``retained(_:)`` made.
    static func body(_ context: UnsafeMutableRawPointer?) -> Body? {
        unsafe context.map {
            unsafe Unmanaged<Handler<Body>>.fromOpaque($0).takeUnretainedValue().body
        }
    }
}
