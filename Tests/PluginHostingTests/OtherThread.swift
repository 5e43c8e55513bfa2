import Glibc

/// Runs a closure on a new thread.
final class OtherThread {
    private let body: @Sendable () -> Void

    private init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    static func start(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let context = unsafe Unmanaged.passRetained(OtherThread(body)).toOpaque()
        let status = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<OtherThread>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }, context)
        precondition(status == 0, "no thread can be made")
        pthread_detach(thread)
    }
}
