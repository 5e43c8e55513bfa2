import Foundation
import Glibc
import Testing

@testable import FeedHost

/// The descriptors that the main thread waits for.
@Suite struct EventLoopTests {
    @Test func `What was readable is not taken for what has its number since`() {
        let loop = EventLoop()
        let (first, second, other) = (Pipe(), Pipe(), Pipe())
        let numbers = [first, second].map { $0.fileHandleForReading.fileDescriptor }
        var called: [Int32] = []
        // Whichever comes first puts a pipe that nobody has written to in the place of the other.
        for (number, next) in zip(numbers, numbers.reversed()) {
            loop.add(descriptor: number) { [unowned loop] in
                called.append(number)
                loop.remove(descriptor: next)
                dup2(other.fileHandleForReading.fileDescriptor, next)
                loop.add(descriptor: next) { called.append(next) }
            }
        }
        for pipe in [first, second] { pipe.fileHandleForWriting.write(Data([0])) }
        loop.runPending()
        #expect(called.count == 1)
    }
}
