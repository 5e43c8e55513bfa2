import Foundation
import PictureTestSupport
import Testing

/// Downscaling of embedded pictures in a confined process.
@Suite final class LargePictureTests: TestsWithReader {
    private func picture(
        _ format: picture_format, _ width: UInt32, _ height: UInt32, isTransparent: Bool = false
    ) throws -> [UInt8] {
        var extras = picture_extras()
        extras.is_transparent = isTransparent ? 1 : 0
        var count = 0
        let bytes = unsafe try #require(picture_make(format, width, height, extras, &count))
        defer { unsafe picture_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Draws the page of a feed with this picture.
    private func page(
        _ bytes: [UInt8], shell: String? = nil
    ) throws -> FeedHostProcess.Outcome {
        try reader.server.add(bytes, named: "picture")
        return try reader.command(
            [
                "-v", "-r", "html", "-O", "embed-images=true",
                reader.server.url("pictured?picture=/file/picture"),
            ], shell: shell)
    }

    /// Returns the picture embedded in a page.
    private func embedded(in page: String) throws -> (type: String, bytes: [UInt8]) {
        let match = try #require(page.firstMatch(of: /src="data:(image\/[a-z]+);base64,([^"]*)"/))
        return (
            String(match.output.1),
            Array(try #require(Data(base64Encoded: String(match.output.2))))
        )
    }

    @Test(arguments: [
        (PICTURE_FORMAT_JPEG, false, "image/jpeg"), (PICTURE_FORMAT_PNG, true, "image/webp"),
    ])
    func `Downscales oversized pictures`(
        format: picture_format, isTransparent: Bool, type: String
    ) throws {
        let outcome = try page(
            picture(format, 5_003, 4_001, isTransparent: isTransparent))
        #expect(outcome.status == 0)
        let embedded = try embedded(in: outcome.text)
        #expect(embedded.type == type)
        var width: UInt32 = 0
        var height: UInt32 = 0
        let pixels = unsafe picture_decode(
            embedded.bytes, embedded.bytes.count, &width, &height)
        unsafe picture_free(pixels)
        #expect((1_900_000...2_000_000).contains(width * height))
        let shape = Double(width) / Double(height)
        let shapeOfWhole: Double = 5_003.0 / 4_001.0
        #expect(abs(shape - shapeOfWhole) < 0.01)
    }

    @Test func `Embeds pictures of common size unchanged`() throws {
        let bytes = try picture(PICTURE_FORMAT_PNG, 1_600, 1_200)
        #expect(try embedded(in: page(bytes).text).bytes == bytes)
    }

    @Test func `Shows the alternative text of an undecodable oversized picture`() throws {
        let bytes = try picture(PICTURE_FORMAT_PNG, 5_000, 4_000)
        let outcome = try page(Array(bytes.prefix(bytes.count / 2)))
        #expect(outcome.status == 0)
        #expect(!outcome.text.contains("src=\"data:"))
        #expect(outcome.text.contains("class=\"missing\""))
        #expect(outcome.errors.contains("could not be made smaller: it is damaged"))
    }

    @Test func `Embeds an undecodable large picture unchanged`() throws {
        let bytes = Array(try picture(PICTURE_FORMAT_PNG, 2_500, 2_000).dropLast(2_000))
        let outcome = try page(bytes)
        #expect(try embedded(in: outcome.text).bytes == bytes)
        #expect(outcome.errors.contains("could not be made smaller: it is damaged"))
    }

    @Test(.enabled(if: Shell.has("strace"), "there is no strace here"))
    func `Decodes pictures in a process that can't open files`() throws {
        let trace = reader.home.url.appendingPathComponent("trace")
        let outcome = try page(
            picture(PICTURE_FORMAT_GIF, 5_000, 4_000),
            shell: "exec strace -ff -o '\(trace.path)' \"$0\" \"$@\"")
        #expect(outcome.text.contains("src=\"data:image/jpeg"))
        let traces = try reader.home.names().filter { $0.hasPrefix("trace.") }.map {
            try String(
                contentsOf: reader.home.url.appendingPathComponent($0), encoding: .utf8)
        }
        let child = try #require(traces.first { $0.contains("@picture") })
        // The seccomp filter is installed after the decoder is loaded, and before it reads a byte.
        let parts = child.components(separatedBy: ", {len=")
        try #require(parts.count == 2)
        #expect(parts[0].contains("libFeedHostPictures.so"))
        for limit in ["RLIMIT_DATA", "RLIMIT_CPU", "RLIMIT_FSIZE", "RLIMIT_NOFILE, {rlim_cur=64"] {
            #expect(parts[0].contains(limit))
        }
        let calls = parts[1].split(separator: "\n").dropFirst().compactMap {
            $0.split(separator: "(").first.map(String.init)
        }
        #expect(calls.contains("write"))
        let expected: Set = [
            "write", "mmap", "munmap", "mremap", "madvise", "brk", "close", "exit_group",
        ]
        #expect(Set(calls.filter { !$0.hasPrefix("+++") }).subtracting(expected).isEmpty)
        // The main process never loads a decoder.
        for trace in traces where !trace.contains("@picture") {
            #expect(!trace.contains("libjpeg"))
        }
    }
}
