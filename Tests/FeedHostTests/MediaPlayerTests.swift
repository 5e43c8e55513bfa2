import Foundation
import ReaderPresentation
import SystemInterface
import TestSupport
import Testing

@testable import FeedHost

@Suite struct MediaPlayerTests {
    private let loop = EventLoop()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var times: PlayedTimes {
        PlayedTimes(ProcessEnvironment(["XDG_STATE_HOME": folder.path]))
    }

    private func player(_ command: String...) -> MediaPlayer {
        MediaPlayer(times, loop: loop, command: command)
    }

    /// Plays with a program, and returns what is told until that is so much, and nothing more can follow.
    private func progress(_ player: MediaPlayer, count: Int = 1) -> [RecordingProgress] {
        var told: [RecordingProgress] = []
        player.didProgress = { told.append($0) }
        player.play("https://a.example/1.mp3")
        #expect(told.isEmpty)
        loop.run(while: { told.count < count })
        return told
    }

    @Test func `A program that is missing, or that ends without a word, is told`() {
        #expect(progress(player("/nowhere/mpv")) == [.failed(.noProgram("/nowhere/mpv"))])
        #expect(
            progress(player("/")) == [
                .failed(.other("/ can't be started: " + SystemError(number: EACCES).words))
            ])
        #expect(progress(player("/bin/true")) == [.failed(.other("/bin/true has ended"))])
    }

    @Test func `Too many in a short time are not played`() {
        let player = player("/bin/true")
        var told: [RecordingProgress] = []
        player.didProgress = { told.append($0) }
        for _ in 0..<6 { player.play("https://a.example/1.mp3") }
        loop.run(while: { told.isEmpty })
        #expect(told == [.failed(.other("too many recordings, one after another; wait a moment"))])
    }

    @Test(arguments: [
        (290, 300, #""reason":"eof""#, "ended", 0),
        (200, 300, #""reason":"eof""#, "broke off", 200),
        (200, 300, #""reason":"quit""#, "stopped", 200),
        (7, 300, #""reason":"error","file_error":"bad"}"#, "this recording: bad", 7),
        // The end of one file of a playlist.
        (7, 300, #""reason":"eof"}\#n{"event":"end-file","reason":"quit""#, "stopped", 7),
    ])
    func `Where it ended is kept, but for the whole of it`(
        second: Int, length: Int, end: String, outcome: String, kept: Int
    ) throws {
        let player = player(
            "sh", "-c",
            """
            cat <<'END'
            {"event":"property-change","id":2,"data":\(length).0}
            {"event":"property-change","id":1,"data":\(second).9}
            {"event":"end-file",\(end)}
            END
            """)
        let told = progress(player, count: 2)
        #expect(told.first == .at(second: second, length: length))
        #expect("\(told[1])".contains(outcome), "\(told)")
        #expect(times.second(of: "https://a.example/1.mp3") == kept)
    }

    @Test(arguments: [(300, "quit", 500), (490, "quit", 500), (491, "quit", 491), (300, "eof", 0)])
    func `What a server begins anew keeps its place until it comes there`(
        second: Int, reason: String, kept: Int
    ) throws {
        try times.keep(second: 500, of: "https://a.example/1.mp3")
        let player = player(
            "sh", "-c",
            """
            cat <<'END'
            {"event":"property-change","id":1,"data":0.5}
            {"event":"property-change","id":1,"data":\(second).5}
            {"event":"end-file","reason":"\(reason)"}
            END
            """)
        var told: [RecordingProgress] = []
        player.didProgress = { told.append($0) }
        player.play("https://a.example/1.mp3")
        loop.run(while: { told.count < 3 })
        #expect(times.second(of: "https://a.example/1.mp3") == kept)
    }

    @Test func `Begins again where its place is behind its end`() throws {
        try times.keep(second: 500, of: "https://a.example/1.mp3")
        let started = folder.url.appendingPathComponent("started").path
        let nothing =
            #"{"event":"end-file","reason":"error","file_error":"no audio or video data played"}"#
        let shorter = player("sh", "-c", "echo \"$*\" >>'\(started)'; echo '\(nothing)'")
        #expect(progress(shorter) == [.failed(.unknownFormat)])
        let starts = try String(contentsOfFile: started, encoding: .utf8)
            .split(separator: "\n").map {
                $0.split(separator: " ").suffix(3).joined(separator: " ")
            }
        #expect(
            starts == ["--start=500", "--start=0"].map { $0 + " -- https://a.example/1.mp3" })
        #expect(times.second(of: "https://a.example/1.mp3") == 500)
    }

    @Test(arguments: [
        ("loading failed", RecordingFailure.notLoaded),
        ("unrecognized file format", .unknownFormat),
        ("audio output initialization failed", .noSound),
        ("bad", .other("sh can't play this recording: bad")),
    ])
    func `Usual causes are told as such`(cause: String, failure: RecordingFailure) {
        let end = #"{"event":"end-file","reason":"error","file_error":"\#(cause)"}"#
        #expect(progress(player("sh", "-c", "echo '\(end)'")) == [.failed(failure)])
    }

    @Test func `A program that writes one endless line is left`() {
        let endless = player("sh", "-c", "head -c 200000 /dev/zero")
        #expect(progress(endless) == [.failed(.other("sh has ended"))])
    }
}
