import FeedModel
import Foundation
import PictureFormats
import SystemInterface
import Testing

@testable import FeedPictures

@Suite struct PictureConnectionTests {
    /// Waits for the complete answer of the process.
    private func answer(
        of script: String, to target: PictureTarget = .file([.jpeg]),
        decoder: String = "/nonexistent"
    ) throws -> Result<FeedImageData, PictureTranscodingFailure>? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "feedhost-test-\(UUID().uuidString)")
        let commands = file.appendingPathExtension("commands")
        let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/commands.sh")
        defer {
            for made in [file, commands] { try? FileManager.default.removeItem(at: made) }
        }
        try script.write(to: commands, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: program)
        let connection = try PictureConnection(
            bytes: [1, 2, 3], target: target, executable: file.path, decoder: decoder)
        while true {
            var request = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
            _ = unsafe poll(&request, 1, -1)
            if let result = connection.receive() { return result }
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `Does not wait for a process that closed its pipe`() throws {
        #expect(try answer(of: "exec /bin/sleep 300 >&-") == .failure(.lost))
    }

    @Test func `Derives the failure from the exit status`() throws {
        #expect(try answer(of: "kill -9 $$") == .failure(.lost))
        #expect(
            try answer(of: "exit \(PictureProcess.Status.undecodable.rawValue)")
                == .failure(.undecodable))
    }

    @Test func `Hands over a decoder in a folder whose name is no UTF-8`() throws {
        let script = "[ \"$3\" = \"$(printf '/no\\377')\" ] && exit 67"
        let decoder = SystemText.text(Array("/no".utf8) + [0xFF])
        #expect(try answer(of: script, decoder: decoder) == .failure(.undecodable))
    }

    @Test func `Accepts only valid pixels of the requested size`() throws {
        let target = PictureTarget.pixels(maximumWidth: 2, maximumHeight: 1)
        let head = "\\004\\002\\000\\000\\000\\001\\000\\000\\000"
        let whole = "\\001\\002\\003\\003\\000\\000\\000\\000"
        #expect(
            try answer(of: "printf '\(head)\(whole)'", to: target)
                == .success(
                    .pixels(FeedImagePixels(width: 2, height: 1, bytes: [1, 2, 3, 3, 0, 0, 0, 0]))))
        for answer in [
            // Too few, too many, and a colour stronger than its opacity.
            "printf '\(head)'", "printf '\(head)\(whole)x'",
            "printf '\(head)\\001\\002\\003\\002\\000\\000\\000\\000'",
            // No pixels, and more than requested.
            "printf '\\004\\000\\000\\000\\000\\001\\000\\000\\000'",
            "printf '\\004\\001\\000\\000\\000\\002\\000\\000\\000\(whole)'",
            // A file instead of pixels, and a file of another type.
            "printf '\\001\(whole)'", "printf '\\003\(whole)'",
        ] {
            let result = try self.answer(of: answer, to: target)
            #expect(result == .failure(.lost) || result == .failure(.undecodable))
        }
        #expect(try answer(of: "printf '\(head)\(whole)'") == .failure(.lost))
    }

    @Test(arguments: ["", "0x0", "2147483648x2147483648", "-1x5", "8192x8192", "image/avif", "x"])
    func `Rejects invalid orders`(argument: String) {
        #expect(PictureTarget(argument: argument) == nil)
    }

    @Test(arguments: [
        PictureTarget.file([.jpeg]), .file([.png, .webp]),
        .pixels(maximumWidth: 1, maximumHeight: 8_192),
        .pixels(maximumWidth: 4_096, maximumHeight: 4_096),
    ])
    func `Round-trips orders through arguments`(target: PictureTarget) {
        #expect(PictureTarget(argument: target.argument) == target)
    }
}
