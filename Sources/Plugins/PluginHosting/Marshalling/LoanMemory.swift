/// Memory of this process that a plugin in it is lent, of which it is seen whether the plugin keeps to what
/// it may do with it: it can be made read-only, and is not there any more once it is taken back.
package protocol LoanMemory: AnyObject {
    /// At least `count` bytes that can be written to, on pages of their own; `nil` where there is no room.
    func make(_ count: Int) -> UnsafeMutableRawPointer?
    /// From now on memory can only be read: whoever writes to it is stopped.
    func seal(_ memory: UnsafeMutableRawPointer)
    /// Takes memory back: whoever touches it is stopped.
    func takeBack(_ memory: UnsafeMutableRawPointer)
}
