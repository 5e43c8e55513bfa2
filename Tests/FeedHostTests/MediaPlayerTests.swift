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

    private func player(_ program: String) -> MediaPlayer {
        MediaPlayer(
            PlayedTimes(ProcessEnvironment(["XDG_STATE_HOME": folder.path])), loop: loop,
            program: program)
    }

    /// Plays with a program, and returns what is told until nothing more can follow.
    private func progress(_ program: String) -> [RecordingProgress] {
        let player = player(program)
        var told: [RecordingProgress] = []
        player.didProgress = { told.append($0) }
        player.play("https://a.example/1.mp3")
        #expect(told.isEmpty)
        loop.run(while: { told.isEmpty })
        return told
    }

    @Test func `A program that is missing, or that ends without a word, is told`() {
        #expect(
            progress("/nowhere/mpv") == [
                .failed(
                    "recordings are played by /nowhere/mpv, which can't be started: "
                        + SystemError.notFound.words)
            ])
        #expect(progress("/bin/true") == [.failed("/bin/true has ended")])
    }

    @Test func `Too many in a short time are not played`() {
        let player = player("/bin/true")
        var told: [RecordingProgress] = []
        player.didProgress = { told.append($0) }
        for _ in 0..<6 { player.play("https://a.example/1.mp3") }
        loop.run(while: { told.isEmpty })
        #expect(told == [.failed("too many recordings are to be played at a time")])
    }

    @Test func `A program that writes one endless line is left`() throws {
        let program = try folder.write("#!/bin/sh\nhead -c 200000 /dev/zero\n", to: "endless")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: program.path)
        #expect(progress(program.path) == [.failed("\(program.path) has ended")])
    }
}
