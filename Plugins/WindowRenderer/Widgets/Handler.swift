/// A closure connected to a signal. The object retains it while it is connected.
@safe final class Handler<Body> {
    let body: Body

    private init(_ body: Body) {
        self.body = body
    }

    /// Retains `body` for C, which passes it to ``release``.
    static func retained(_ body: Body) -> UnsafeMutableRawPointer {
        unsafe Unmanaged.passRetained(Handler(body)).toOpaque()
    }

    /// Returns the closure of a pointer from ``retained(_:)``.
    static func body(_ context: UnsafeMutableRawPointer?) -> Body? {
        unsafe context.map {
            unsafe Unmanaged<Handler<Body>>.fromOpaque($0).takeUnretainedValue().body
        }
    }
}
