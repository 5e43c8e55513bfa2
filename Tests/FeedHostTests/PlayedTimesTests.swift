import Dispatch
import Foundation
import SystemInterface
import TestSupport
import Testing

@testable import FeedHost

/// How far recordings were played.
@Suite struct PlayedTimesTests {
    private let folder: TemporaryFolder
    private let times: PlayedTimes

    init() throws {
        folder = try TemporaryFolder()
        times = PlayedTimes(ProcessEnvironment(["XDG_STATE_HOME": folder.path]))
    }

    private var lines: [String] {
        String(decoding: times.lines, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func `Keeps one time of a recording, and none of one played to its end`() throws {
        #expect(lines == [])
        for line in ["9\thttps://a/1", "12\thttps://a/2", "20\thttps://a/1", "7\thttps://a/3"] {
            #expect(try times.keep(Array(line.utf8)))
        }
        #expect(lines == ["7\thttps://a/3", "20\thttps://a/1", "12\thttps://a/2"])
        #expect(["https://a/1", "https://a/4"].map { times.second(of: $0) } == [20, 0])
        #expect(try times.keep(Array("0\thttps://a/1".utf8)))
        #expect(lines == ["7\thttps://a/3", "12\thttps://a/2"])
    }

    @Test func `Loses none that readers keep at the same moment`() {
        let environment = ProcessEnvironment(["XDG_STATE_HOME": folder.path])
        DispatchQueue.concurrentPerform(iterations: 40) { number in
            try? PlayedTimes(environment).keep(second: 9, of: "https://a/\(number)")
        }
        #expect(lines.count == 40)
    }

    @Test func `Refuses what is no line`() throws {
        for line in [
            "", "7", "7\t", "\thttps://a", "x\thttps://a", "-1\thttps://a", "7\thttps://a\n8\tb",
            "7\ta b", "7\thttps://" + String(repeating: "a", count: 5_000),
        ] {
            #expect(try !times.keep(Array(line.utf8)), "\(line)")
        }
        #expect(lines == [])
    }

    @Test func `Leaves a file that can't be read`() throws {
        let file = folder.url.appendingPathComponent("feedhost/played")
        #expect(try times.keep(Array("6\thttps://b".utf8)))
        let large = Data("5\thttps://a\n".utf8) + Data(count: 3_000_000)
        try large.write(to: file)
        #expect(throws: SystemError.tooLarge) { try times.keep(Array("6\thttps://b".utf8)) }
        #expect(try Data(contentsOf: file) == large)
    }

    @Test func `Forgets those played long ago`() throws {
        let file = folder.url.appendingPathComponent("feedhost/played")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let many = (0..<600).map { "5\thttps://a/\($0)\n" }.joined() + "nonsense\n"
        try Data(many.utf8).write(to: file)
        #expect(try times.keep(Array("6\thttps://b".utf8)))
        #expect(lines.count == 500 && lines.first == "6\thttps://b")
        #expect(lines.last == "5\thttps://a/498")
    }
}
