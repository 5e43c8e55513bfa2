import FeedModel
import Foundation
import Testing

@testable import FeedPictures

@Suite struct PictureConnectionTests {
    /// Waits until the process has said all it will say.
    private func answer(
        of script: String
    ) throws -> Result<FeedImageData, PictureShrinkingFailure>? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "feedhost-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: file.path)
        let connection = try PictureConnection(
            bytes: [1, 2, 3], executable: file.path, decoder: "/nonexistent")
        while true {
            var request = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
            _ = unsafe poll(&request, 1, -1)
            if let result = connection.receive() { return result }
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a process that goes on without its pipe is not waited for`() throws {
        #expect(try answer(of: "exec /bin/sleep 300 >&-") == .failure(.lost))
    }

    @Test func `how a process ends is why there is no picture`() throws {
        #expect(try answer(of: "kill -9 $$") == .failure(.lost))
        #expect(
            try answer(of: "exit \(PictureProcess.Status.undecodable.rawValue)")
                == .failure(.undecodable))
    }
}
