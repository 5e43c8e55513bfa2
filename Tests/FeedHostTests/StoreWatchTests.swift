import Foundation
import TestSupport
import Testing

@testable import FeedHost

@Suite struct StoreWatchTests {
    @Test func `Looks after each write to a file that stays open, in a folder that appears later`()
        throws
    {
        let folder = try TemporaryFolder()
        let stores = folder.url.appending(path: "state/feedhost")
        let loop = EventLoop()
        var looks = 0
        let watch = StoreWatch(loop: loop, folders: [stores.path]) { looks += 1 }
        var isOver = false
        loop.after(milliseconds: 20_000) { isOver = true }
        try FileManager.default.createDirectory(at: stores, withIntermediateDirectories: true)
        withExtendedLifetime(watch) { loop.run(while: { looks == 0 && !isOver }) }
        let file = stores.appending(path: "store")
        try Data("One".utf8).write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        for _ in 1...2 {
            // What was before has been looked at.
            var isQuiet = false
            loop.after(milliseconds: 2_500) { isQuiet = true }
            loop.run(while: { !isQuiet })
            let before = looks
            try handle.write(contentsOf: Data("More".utf8))
            withExtendedLifetime(watch) { loop.run(while: { looks == before && !isOver }) }
            #expect(looks == before + 1)
        }
        #expect(!isOver)
    }

    @Test func `Lets nothing wake the loop between a write and the look`() throws {
        let folder = try TemporaryFolder()
        let loop = EventLoop()
        let watch = StoreWatch(loop: loop, folders: [folder.path]) {}
        var entry = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
        // On a machine that stands still for a second the look is due.
        let isQuiet = try (1...5).contains { _ in
            _ = try folder.write("One", to: "store")
            loop.runPending()
            _ = try folder.write("Two", to: "store")
            return unsafe poll(&entry, 1, 0) == 0
        }
        withExtendedLifetime(watch) { #expect(isQuiet) }
    }
}
