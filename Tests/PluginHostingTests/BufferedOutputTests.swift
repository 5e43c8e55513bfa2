import Testing

@testable import PluginHosting

/// Small writes are buffered.
struct BufferedOutputTests {
    /// Records writes, and refuses them when `room` is used up.
    private final class Sink: PluginOutput {
        var writes: [String] = []
        var room = Int.max

        func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
            guard writes.count < room else { return false }
            let text = unsafe bytes.withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
            writes.append("\(stream) \(text.utf8.count > 9 ? "\(text.utf8.count)" : text)")
            return true
        }
    }

    private func write(_ text: String, _ output: BufferedOutput, to stream: PluginStream = .output)
        -> Bool
    {
        unsafe output.write(Array(text.utf8).span.bytes, to: stream)
    }

    @Test func `Flushes when the call returns or the buffer is full`() {
        let sink = Sink()
        let output = BufferedOutput(sink)
        for _ in 0..<1_000 { #expect(write("ab", output)) }
        #expect(sink.writes.isEmpty)
        #expect(output.flush())
        #expect(sink.writes == ["output 2000"])
        #expect(output.flush() && sink.writes.count == 1)
        let half = String(repeating: "x", count: BufferedOutput.capacity / 2 + 1)
        #expect(write(half, output) && write(half, output))
        #expect(sink.writes.count == 2)
        // A write larger than the buffer bypasses it, after the buffered bytes.
        #expect(write(half + half, output))
        #expect(sink.writes.suffix(2) == ["output \(half.count)", "output \(half.count * 2)"])
    }

    @Test func `Writes status output at once, after earlier output`() {
        let sink = Sink()
        let output = BufferedOutput(sink)
        #expect(write("a", output) && write("b", output, to: .status) && write("c", output))
        #expect(sink.writes == ["output a", "status b"])
        output.isImmediate = true
        output.flush()
        #expect(write("d", output) && write("e", output))
        #expect(sink.writes == ["output a", "status b", "output c", "output d", "output e"])
    }

    @Test func `Reports a refused write when it is noticed, and stops writing`() {
        let sink = Sink()
        sink.room = 1
        let output = BufferedOutput(sink)
        #expect(write("a", output) && output.flush())
        #expect(write("b", output))
        #expect(!output.flush())
        #expect(!write("c", output) && !output.flush())
        #expect(write("d", output, to: .status) == false)
        #expect(sink.writes == ["output a"])
    }
}
