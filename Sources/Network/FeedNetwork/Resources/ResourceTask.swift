/// Somebody's wish for a resource.
package protocol ResourceTask: AnyObject {
    /// How many decoded bytes have come.
    var receivedBytes: Int64 { get }
    /// True once anything was sent for it.
    var isStarted: Bool { get }
    /// Takes the wish back; the completion is not called any more.
    func cancel()
}
