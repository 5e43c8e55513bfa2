import Glibc
import LinuxSandbox
import Testing

@Suite struct ChannelTests {
    @Test func `Receives the last messages of a peer that closed with unread data`() throws {
        var ends: [Int32] = [-1, -1]
        try #require(unsafe sandbox_channel_pair(&ends) == 0)
        defer { close(ends[0]) }
        var byte: UInt8 = 1
        #expect(unsafe sandbox_send(ends[0], &byte, 1, -1, 0) == 0)
        byte = 2
        #expect(unsafe sandbox_send(ends[1], &byte, 1, -1, 0) == 0)
        close(ends[1])
        byte = 0
        #expect(unsafe sandbox_receive(ends[0], &byte, 1, nil, 0) == 1 && byte == 2)
        #expect(unsafe sandbox_receive(ends[0], &byte, 1, nil, 0) == 0)
    }
}
