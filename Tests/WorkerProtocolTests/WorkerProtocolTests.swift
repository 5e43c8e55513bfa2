import TestSupport
import Testing

@testable import WorkerProtocol

struct WorkerProtocolTests {
    @Test func `Round-trips messages of the host`() throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<3_000 {
            let message = random.hostMessage()
            #expect(try HostMessage(decoding: message.encoded[...]) == message)
        }
    }

    @Test func `Round-trips messages of the worker`() throws {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<3_000 {
            let message = random.workerMessage()
            #expect(try WorkerMessage(decoding: message.encoded[...]) == message)
        }
    }

    @Test func `Rejects truncated messages`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let host = random.hostMessage().encoded
            let worker = random.workerMessage().encoded
            for length in 0..<host.count {
                #expect(throws: WorkerProtocolError.self) {
                    try HostMessage(decoding: host[..<length])
                }
            }
            for length in 0..<worker.count {
                #expect(throws: WorkerProtocolError.self) {
                    try WorkerMessage(decoding: worker[..<length])
                }
            }
        }
    }

    @Test func `Rejects messages with trailing bytes`() {
        for message in [HostMessage.signal(.stop), .unmap(segment: 3)] {
            var bytes = message.encoded + [0]
            bytes[0] += 1
            #expect(throws: WorkerProtocolError.wrongLength) {
                try HostMessage(decoding: bytes[...])
            }
        }
    }

    @Test func `Rejects changed bytes or decodes a valid message`() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<20_000 {
            var host = random.hostMessage().encoded
            var worker = random.workerMessage().encoded
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                host[Int.random(in: 0..<host.count, using: &random)] = random.number()
                worker[Int.random(in: 0..<worker.count, using: &random)] = random.number()
            }
            if let message = try? HostMessage(decoding: host[...]) {
                #expect((try? HostMessage(decoding: message.encoded[...])) == message)
            }
            if let message = try? WorkerMessage(decoding: worker[...]) {
                #expect((try? WorkerMessage(decoding: message.encoded[...])) == message)
            }
        }
    }

    @Test(arguments: [-1, 0, 1])
    func `Truncates texts to the maximum length`(more: Int) throws {
        let text = String(repeating: "x", count: WorkerProtocol.maximumTextLength + more)
        let message = HostMessage.makeImage(length: 0, mediaType: text)
        guard case .makeImage(_, let read) = try HostMessage(decoding: message.encoded[...]) else {
            Issue.record("another message")
            return
        }
        #expect(read.utf8.count == WorkerProtocol.maximumTextLength + min(more, 0))
    }

    @Test(arguments: ["é", "日", "😀"], ["", "x", "xx", "xxx"])
    func `Truncates texts between characters`(character: String, before: String) throws {
        let text = before + String(repeating: character, count: WorkerProtocol.maximumTextLength)
        let message = HostMessage.makeImage(length: 0, mediaType: text)
        guard case .makeImage(_, let read) = try HostMessage(decoding: message.encoded[...]) else {
            Issue.record("another message")
            return
        }
        let rest = WorkerProtocol.maximumTextLength - before.utf8.count
        #expect(
            read == before + String(repeating: character, count: rest / character.utf8.count))
    }

    @Test(arguments: [0, 1, 32_768, 32_769, 1 << 20])
    func `Splits options to fit into messages`(
        length: Int
    ) throws {
        let option = WorkerStart.Option(
            key: String(repeating: "k", count: 64), value: String(repeating: "v", count: length))
        var value: [UInt8] = []
        let messages = HostMessage.parts(of: option)
        for (index, message) in messages.enumerated() {
            guard
                case .option(option.key, let part, let isLast) = try HostMessage(
                    decoding: message.encoded[...])
            else {
                Issue.record("another message")
                return
            }
            value += part
            #expect(isLast == (index == messages.count - 1))
        }
        #expect(String(decoding: value, as: UTF8.self) == option.value)
    }

    @Test func `Rejects invalid UTF-8 in texts, unknown types, and too long messages`() {
        var bytes = HostMessage.makeImage(length: 1, mediaType: "ab").encoded
        bytes[bytes.count - 1] = 0xFF
        #expect(throws: WorkerProtocolError.malformedText) {
            try HostMessage(decoding: bytes[...])
        }
        #expect(throws: WorkerProtocolError.unknownType(99)) {
            try WorkerMessage(decoding: [8, 0, 0, 0, 99, 0, 0, 0])
        }
        let long = WorkerMessage.output(
            stream: 1, bytes: Array(repeating: 0, count: WorkerProtocol.maximumMessageLength)[...])
        #expect(throws: WorkerProtocolError.wrongLength) {
            try WorkerMessage(decoding: long.encoded[...])
        }
    }

    @Test func `Accepts messages of the maximum length`() throws {
        let longest = WorkerMessage.output(
            stream: 1,
            bytes: ArraySlice(repeating: 0, count: WorkerProtocol.maximumMessageLength - 9))
        #expect(longest.encoded.count == WorkerProtocol.maximumMessageLength)
        #expect(try WorkerMessage(decoding: longest.encoded[...]) == longest)
    }

    @Test func `Repairs the text of an incident`() throws {
        let incident = WorkerIncident(kind: .refused, number: 257, text: "/etc/x")
        var bytes = WorkerMessage.incident(incident).encoded
        bytes[bytes.count - 1] = 0xFF
        guard case .incident(let read) = try WorkerMessage(decoding: bytes[...]) else {
            Issue.record("another message")
            return
        }
        #expect(read.text == "/etc/\u{FFFD}")
    }

    /// Returns an incident with the declared numbers of frames and bytes of text.
    private func incident(frames: Int, textLength: Int = 0) -> [UInt8] {
        var bytes = WorkerMessage.incident(WorkerIncident(kind: .signal, number: 11)).encoded
        bytes += Array(repeating: UInt8(ascii: "/"), count: textLength)
        bytes += Array(repeating: 0, count: 16 * frames)
        func set(_ value: Int, at offset: Int) {
            for index in 0..<4 {
                bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
            }
        }
        set(bytes.count, at: 0)
        set(frames, at: 20)
        set(textLength, at: 32)
        return bytes
    }

    @Test func `Limits an incident to 64 frames`() throws {
        guard case .incident(let read) = try WorkerMessage(decoding: incident(frames: 64)[...])
        else {
            Issue.record("another message")
            return
        }
        #expect(read.frames.count == 64)
        #expect(throws: WorkerProtocolError.tooMany) {
            try WorkerMessage(decoding: incident(frames: 65)[...])
        }
    }

    @Test func `Limits an incident's text to 256 bytes`() throws {
        guard
            case .incident(let read) = try WorkerMessage(
                decoding: incident(frames: 1, textLength: 256)[...])
        else {
            Issue.record("another message")
            return
        }
        #expect(read.text.utf8.count == 256 && read.frames.count == 1)
        #expect(throws: WorkerProtocolError.malformedText) {
            try WorkerMessage(decoding: incident(frames: 1, textLength: 257)[...])
        }
    }
}
