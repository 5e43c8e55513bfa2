/// Memory whose protection shows misuse by an in-process plugin: it can be made read-only, and is
/// unmapped when taken back.
package protocol ProtectedMemory: AnyObject {
    /// Allocates at least `count` writable bytes on pages of their own; `nil` if out of memory.
    func make(_ count: Int) -> UnsafeMutableRawPointer?
    /// Makes memory read-only; a write faults.
    func seal(_ memory: UnsafeMutableRawPointer)
    /// Unmaps memory; any access faults.
    func takeBack(_ memory: UnsafeMutableRawPointer)
}
