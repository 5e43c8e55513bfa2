/// Generates unique task numbers.
final class TaskNumbers {
    private var last: UInt32 = 0

    func next() -> UInt32 {
        last &+= 1
        return last
    }
}
