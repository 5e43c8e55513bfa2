/// Gives numbers, each once.
final class TaskNumbers {
    private var last: UInt32 = 0

    func next() -> UInt32 {
        last &+= 1
        return last
    }
}
