import Glibc
import LinuxSandbox
import PluginFinding
import PluginTracing
import SystemInterface
import WorkerProtocol

/// A worker process: the process, its channel, and what it prints.
///
/// Always reaps the process at the end.
@safe final class WorkerConnection {
    enum Event {
        case message(WorkerMessage)
        /// An invalid message.
        case nonsense
        /// The worker prints without end.
        case flooded
        /// The worker closed the channel.
        case ended
        case timedOut
        /// The other descriptor became readable.
        case interrupted
    }

    /// The number of messages accepted after the deadline.
    private static let lateLimit = 1_024
    /// The number of messages accepted before the other descriptor is checked.
    private static let rowLimit = 64

    private let process: sandbox_process
    private let channel: Int32
    private let group: WorkerControlGroup?
    /// Printed past the host.
    let printed: PrintedOutput
    let threads: ThreadAdmission
    private var isConfined = false
    private var isReaped = false
    private var inbox = WorkerInbox()
    /// The length of the last received message.
    private var receivedLength = 0
    private var late = 0
    private var inARow = 0

    /// Starts a worker for the sealed copy in `library`.
    init(
        _ settings: WorkerSettings, library: Int32, _ terminal: WorkerTerminal
    ) throws(PluginFault) {
        var channels: [Int32] = [-1, -1]
        var output: [Int32] = [-1, -1]
        var errors: [Int32] = [-1, -1]
        var questions: [Int32] = [-1, -1]
        let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { Self.close([channels[1], output[1], errors[1], questions[1], null]) }
        // Found before the fork: a group can be divided only after all processes have left it.
        let group = DelegatedControlGroup.own.flatMap {
            WorkerControlGroup(
                in: $0, memory: settings.limits.memory, threads: settings.threadLimit)
        }
        let broker = SocketBroker(for: settings)
        var process = sandbox_process(id: -1, handle: -1)
        var result: Int32 = 0
        let isConnected =
            unsafe sandbox_channel_pair(&channels) == 0 && sandbox_pipe(&output) == 0
            && sandbox_pipe(&errors) == 0
            && (broker == nil || sandbox_channel_pair(&questions) == 0)
        if isConnected && null >= 0 {
            let descriptors = [
                terminal.descriptor ?? null, output[1], errors[1], channels[1], library,
                questions[1] >= 0 ? questions[1] : null,
            ]
            let arguments = ["feedhost", WorkerProtocol.argument, String(getpid())]
            result = unsafe SystemText.withPaths(arguments) { arguments in
                unsafe SystemText.withPaths(settings.variables) { variables in
                    unsafe sandbox_spawn(
                        settings.executable, arguments, variables, descriptors,
                        terminal.hasOwnSession ? 0 : 1, &process)
                }
            }
        } else {
            result = -errno
        }
        guard result >= 0 else {
            Self.close([channels[0], output[0], errors[0], questions[0]])
            throw .noWorker(unsafe String(cString: strerror(-result)))
        }
        self.process = process
        broker?.serve(questions[0])
        // The worker runs no plugin code before it gets the start message.
        self.group = group?.admit(process.id) == true ? group : nil
        channel = channels[0]
        printed = PrintedOutput(output: PrintedStream(output[0]), error: PrintedStream(errors[0]))
        threads = ThreadAdmission(limit: settings.threadLimit)
    }

    /// Closes those of the descriptors that there are.
    private static func close(_ descriptors: [Int32]) {
        for descriptor in descriptors where descriptor >= 0 { Glibc.close(descriptor) }
    }

    deinit {
        _ = reap()
        Glibc.close(channel)
    }

    // MARK: Sending

    /// Sends a message, with a descriptor, before the deadline. Returns false on failure.
    func send(_ message: HostMessage, descriptor: Int32 = -1, before deadline: Int) -> Bool {
        let bytes = message.encoded
        while true {
            let result = unsafe bytes.withUnsafeBytes { bytes in
                unsafe sandbox_send(channel, bytes.baseAddress, bytes.count, descriptor, 0)
            }
            if result == 0 { return true }
            guard result == -EAGAIN else { return false }
            // The worker may be blocked until its output is read.
            _ = wait(for: Int16(POLLIN | POLLOUT), before: deadline, watching: nil)
            guard HelperProcess.now < deadline, !isOverfull else { return false }
            if case .message(let message)? = receive() {
                inbox.append(message, length: receivedLength)
            }
        }
    }

    /// True if the worker sent too much while it did not read.
    var isOverfull: Bool { inbox.isOverfull }

    // MARK: Waiting

    /// Returns the next event.
    ///
    /// Messages come first, but the deadline and the other descriptor are checked even if the
    /// worker never stops sending.
    func next(before deadline: Int, watching descriptor: Int32? = nil) -> Event {
        if HelperProcess.now >= deadline {
            // Messages that waited while the host was suspended still count.
            late += 1
            guard late <= Self.lateLimit else { return .timedOut }
        }
        if let descriptor {
            inARow += 1
            if inARow >= Self.rowLimit {
                inARow = 0
                if Self.isReadable(descriptor) { return .interrupted }
            }
        }
        if let message = inbox.takeFirst() { return .message(message) }
        while true {
            if let event = receive() {
                return event
            }
            inARow = 0
            if let event = wait(for: Int16(POLLIN), before: deadline, watching: descriptor) {
                return event
            }
        }
    }

    private static func isReadable(_ descriptor: Int32) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&watched, 1, 0) > 0
    }

    /// Returns `nil` once the channel is ready, else what the wait ended with.
    private func wait(
        for events: Int16, before deadline: Int, watching descriptor: Int32?
    ) -> Event? {
        while true {
            var watched = [
                pollfd(fd: channel, events: events, revents: 0),
                pollfd(fd: printed.output.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: printed.error.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: threads.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let rest = max(0, min(deadline - HelperProcess.now, Int(Int32.max)))
            let count = unsafe poll(&watched, nfds_t(watched.count), Int32(rest))
            if count < 0 && errno == EINTR {
                // The signal may be what the other descriptor reports.
                if descriptor != nil { return .interrupted }
                continue
            }
            if count == 0 { return .timedOut }
            if watched[1].revents != 0 { printed.output.drain() }
            if watched[2].revents != 0 { printed.error.drain() }
            if printed.isFlooding { return .flooded }
            if watched[4].revents != 0 {
                threads.decide(watched[4].revents, count: status?.threads)
            }
            if watched[0].revents != 0 { return nil }
            if watched[3].revents != 0 { return .interrupted }
            if HelperProcess.now >= deadline { return .timedOut }
        }
    }

    private func receive() -> Event? {
        var received: Int32 = -1
        var length = 0
        var bytes = unsafe [UInt8](
            unsafeUninitializedCapacity: WorkerProtocol.maximumMessageLength
        ) { buffer, count in
            // A confined worker can't pass descriptors: the system drops them.
            length =
                isConfined
                ? unsafe sandbox_receive(channel, buffer.baseAddress, buffer.count, nil, 0)
                : unsafe sandbox_receive(
                    channel, buffer.baseAddress, buffer.count, &received, 0)
            count = max(length, 0)
        }
        defer {
            if received >= 0 { Glibc.close(received) }
        }
        if length == Int(-EAGAIN) { return nil }
        if length == Int(-EMSGSIZE) || length == Int(-EBADMSG) { return .nonsense }
        guard length > 0 else {
            return .ended
        }
        receivedLength = length
        if length < bytes.capacity / 2 {
            // A copy: a stored message must not hold a buffer of the largest size.
            bytes = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
        }
        guard let message = try? WorkerMessage(decoding: bytes[...]) else { return .nonsense }
        if case .confined = message, !isConfined {
            isConfined = true
            threads.descriptor = received
            received = -1
        }
        return .message(message)
    }

    /// `nil` if the system doesn't show it.
    var status: ProcessStatus? { ProcessStatus(of: process.id) }

    // MARK: Ending

    /// Asks the worker for its position; it answers with an incident.
    func askForPosition() {
        signal(SIGQUIT)
    }

    /// Shuts down sending, which ends a worker that waits after its last incident.
    func stopSending() {
        shutdown(channel, Int32(SHUT_WR))
    }

    private func signal(_ number: Int32) {
        if !isReaped {
            _ = Glibc.kill(process.id, number)
        }
    }

    /// The worker's processor time; `nil` if the system doesn't show it.
    var processor: ProcessorUsage? {
        isReaped ? nil : ProcessorUsage(of: process.id)
    }

    /// The worker's memory; `nil` if the system doesn't show it.
    var memory: MemoryUsage? {
        isReaped ? nil : MemoryUsage(of: process.id)
    }

    /// Waits for the process to end, then kills it. Returns `nil` if already reaped.
    func reap(within milliseconds: Int = 0) -> WorkerEnd? {
        guard !isReaped else { return nil }
        var watched = pollfd(fd: process.handle, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&watched, 1, Int32(clamping: milliseconds))
        let wasEnded = watched.revents == 0
        if wasEnded {
            signal(SIGKILL)
        }
        var status: Int32 = 0
        var processorTime: UInt64 = 0
        _ = unsafe sandbox_reap(process, &status, &processorTime)
        isReaped = true
        printed.output.drain()
        return WorkerEnd(
            status: status, processorMilliseconds: processorTime, wasEndedByHost: wasEnded,
            wasOutOfMemory: group?.hasRunOutOfMemory == true)
    }
}
