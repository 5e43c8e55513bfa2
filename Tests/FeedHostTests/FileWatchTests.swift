import Foundation
import TestSupport
import Testing

@testable import FeedHost

@Suite struct FileWatchTests {
    @Test(arguments: [false, true])
    func `Tells of a change, even if other files in the folder change all the time`(
        isBusy: Bool
    ) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("One", to: "feed.xml")
        let loop = EventLoop()
        var changes = 0
        let watch = FileWatch(loop: loop, didFallBack: { _ in }, didChange: { changes += 1 })
        watch.watch([file.path])
        // Each lets the watch look at its files again.
        var neighbours = 0
        func disturb() {
            neighbours += 1
            try? Data().write(to: folder.url.appending(path: "other \(neighbours)"))
            loop.after(milliseconds: 10) { disturb() }
        }
        if isBusy { disturb() }
        var isOver = false
        loop.after(milliseconds: 20_000) { isOver = true }
        loop.after(milliseconds: 50) { try? Data("Two".utf8).write(to: file) }
        withExtendedLifetime(watch) { loop.run(while: { changes == 0 && !isOver }) }
        #expect(changes == 1, "\(neighbours)")
        #expect(isBusy || neighbours == 0)
    }
}
