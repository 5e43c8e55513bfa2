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

    @Test func `Waits on a channel that was made non-blocking`() throws {
        var ends: [Int32] = [-1, -1]
        try #require(unsafe sandbox_channel_pair(&ends) == 0)
        let (first, second) = (ends[0], ends[1])
        defer {
            close(first)
            close(second)
        }
        try #require(fcntl(first, F_SETFL, O_NONBLOCK) == 0)
        let count = 10_000
        OtherThread.start {
            var byte: UInt8 = 1
            usleep(50_000)
            for _ in 0..<count { _ = unsafe sandbox_receive(second, &byte, 1, nil, 1) }
            byte = 2
            _ = unsafe sandbox_send(second, &byte, 1, -1, 1)
        }
        var byte: UInt8 = 1
        for _ in 0..<count {
            try #require(unsafe sandbox_send(first, &byte, 1, -1, 1) == 0)
        }
        #expect(unsafe sandbox_receive(first, &byte, 1, nil, 1) == 1 && byte == 2)
    }
}
