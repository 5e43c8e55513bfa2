// A STUB of the library's module, which has no interface for Apple's systems in toolchains for others.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct Mutex<Value: ~Copyable>: ~Copyable {
    public init(_ value: consuming sending Value) {}

    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        fatalError("it is never run")
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Mutex: @unchecked Sendable where Value: ~Copyable {}
