import Glibc
import LinuxSandbox
import WorkerProtocol

/// A worker process as its host holds it: the process, the channel, and what it prints.
///
/// Ends with the process reaped, whatever the process does.
@safe final class WorkerConnection {
    /// What waiting has brought.
    enum Event {
        /// A message.
        case message(WorkerMessage)
        /// The worker said what is no message.
        case nonsense
        /// The channel is closed at the other end.
        case ended
        /// Nothing happened in time.
        case timedOut
        /// The other descriptor became readable.
        case interrupted
    }

    private static let printedLimit = 16 << 20
    private static let inboxLimit = 4_096
    /// How many bytes of messages wait while one is sent to a worker that does not read.
    private static let inboxByteLimit = 8 << 20
    /// How many messages are taken after their deadline.
    private static let lateLimit = 1_024
    /// How many messages are taken in a row before the other descriptor is looked at.
    private static let rowLimit = 64

    private let process: sandbox_process
    private let channel: Int32
    private let printed: Int32
    private let complained: Int32
    private let threadLimit: Int
    private let group: WorkerControlGroup?
    /// By which threads are decided about; negative before the worker has sent it, and at its end.
    private var threads: Int32 = -1
    private var isConfined = false
    /// How many threads were let in; counts where the system does not show how many there are.
    private var admitted = 1
    /// Whether the worker wanted more threads than it may have.
    private(set) var wasRefusedThreads = false
    private var isReaped = false
    private var hasEnded = false
    private var inbox: [(message: WorkerMessage, length: Int)] = []
    private var inboxBytes = 0
    /// How long the last message was that came.
    private var receivedLength = 0
    private var late = 0
    private var inARow = 0
    private var complaints = LastWords()
    /// How much the plugin printed past the host on its standard output.
    private(set) var printedCount = 0
    /// How much it printed on its standard error.
    private(set) var complainedCount = 0

    /// Starts a worker for the sealed copy in `library`.
    init(
        executable: String, variables: [String], library: Int32, terminal: Int32?,
        hasOwnSession: Bool,
        memoryLimit: UInt64, threadLimit: Int
    ) throws(WorkerStartError) {
        self.threadLimit = threadLimit
        var channels: [Int32] = [-1, -1]
        var output: [Int32] = [-1, -1]
        var complaints: [Int32] = [-1, -1]
        let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        defer {
            for descriptor in [channels[1], output[1], complaints[1], null] where descriptor >= 0 {
                Glibc.close(descriptor)
            }
        }
        // Before there is a second process: a group that is to be divided has to be left by all.
        let group = DelegatedControlGroup.own.flatMap {
            WorkerControlGroup(in: $0, memory: memoryLimit, threads: threadLimit)
        }
        var process = sandbox_process(id: -1, handle: -1)
        var result: Int32 = 0
        let isConnected =
            unsafe sandbox_channel_pair(&channels) == 0 && sandbox_pipe(&output) == 0
            && sandbox_pipe(&complaints) == 0
        if isConnected && null >= 0 {
            let descriptors = [terminal ?? null, output[1], complaints[1], channels[1], library]
            result = Self.spawn(
                executable, ["feedhost", WorkerProcess.argument, String(getpid())], variables,
                descriptors, hasTerminal: !hasOwnSession, &process)
        } else {
            result = -errno
        }
        guard result >= 0 else {
            for descriptor in [channels[0], output[0], complaints[0]] where descriptor >= 0 {
                Glibc.close(descriptor)
            }
            throw WorkerStartError(number: -result)
        }
        self.process = process
        // It runs nothing of the plugin before it is told to start.
        self.group = group?.take(process.id) == true ? group : nil
        channel = channels[0]
        printed = output[0]
        complained = complaints[0]
    }

    deinit {
        _ = reap()
        closeThreads()
        Glibc.close(channel)
        Glibc.close(printed)
        Glibc.close(complained)
    }

    /// Starts a confined process, as `sandbox_spawn` does.
    static func spawn(
        _ executable: String, _ arguments: [String], _ variables: [String],
        _ descriptors: [Int32], hasTerminal: Bool, _ process: inout sandbox_process
    ) -> Int32 {
        var argumentPointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var variablePointers = unsafe variables.map { unsafe strdup($0) } + [nil]
        defer {
            let pointers = unsafe argumentPointers + variablePointers
            for index in unsafe pointers.indices {
                unsafe free(pointers[index])
            }
        }
        return unsafe sandbox_spawn(
            executable, &argumentPointers, &variablePointers, descriptors,
            hasTerminal ? 1 : 0, &process)
    }

    // MARK: Sending

    /// Sends a message, with a descriptor, in the time there is. Answers whether that worked.
    func send(_ message: HostMessage, descriptor: Int32 = -1, before deadline: Int) -> Bool {
        let bytes = message.encoded
        while true {
            let result = unsafe bytes.withUnsafeBytes { bytes in
                unsafe sandbox_send(channel, bytes.baseAddress, bytes.count, descriptor, 0)
            }
            if result == 0 { return true }
            guard result == -EAGAIN else { return false }
            // It may be waiting for us to take what it has written.
            _ = wait(for: Int16(POLLIN | POLLOUT), before: deadline, watching: nil)
            guard Self.now < deadline, !isOverfull else { return false }
            if case .message(let message)? = receive() {
                inbox.append((message, receivedLength))
                inboxBytes += receivedLength
            }
        }
    }

    /// Whether it said more than is kept, while it was told something that it did not take.
    var isOverfull: Bool {
        inbox.count >= Self.inboxLimit || inboxBytes >= Self.inboxByteLimit
    }

    // MARK: Waiting

    /// Milliseconds on a clock that only goes forward, and stands still while the terminal has
    /// stopped this process, and the workers with it.
    static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000 - Int(sandbox_stopped_milliseconds())
    }

    /// The next that happens.
    ///
    /// Messages come first, but not for ever: neither the deadline nor the other descriptor waits until
    /// the worker has nothing more to say.
    func next(before deadline: Int, watching descriptor: Int32? = nil) -> Event {
        if Self.now >= deadline {
            // What has waited while the host itself was stopped is still taken.
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
        if !inbox.isEmpty {
            let (message, length) = inbox.removeFirst()
            inboxBytes -= length
            return .message(message)
        }
        while true {
            if let event = receive() {
                return event
            }
            inARow = 0
            switch wait(for: Int16(POLLIN), before: deadline, watching: descriptor) {
            case .ready: continue
            case .other: return .interrupted
            case .timedOut: return .timedOut
            }
        }
    }

    private static func isReadable(_ descriptor: Int32) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&watched, 1, 0) > 0
    }

    private enum Readiness {
        case ready
        case other
        case timedOut
    }

    private func wait(
        for events: Int16, before deadline: Int, watching descriptor: Int32?
    ) -> Readiness {
        while true {
            var watched = [
                pollfd(fd: channel, events: events, revents: 0),
                pollfd(fd: printed, events: Int16(POLLIN), revents: 0),
                pollfd(fd: complained, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: threads, events: Int16(POLLIN), revents: 0),
            ]
            let rest = max(0, min(deadline - Self.now, Int(Int32.max)))
            let count = unsafe poll(&watched, nfds_t(watched.count), Int32(rest))
            if count < 0 && errno == EINTR {
                // The signal may be what the other descriptor tells of.
                if descriptor != nil { return .other }
                continue
            }
            if count == 0 { return .timedOut }
            if watched[1].revents != 0 { drainPrinted() }
            if watched[2].revents != 0 { drainComplaints() }
            if watched[4].revents != 0 { decideAboutThread(watched[4].revents) }
            if watched[0].revents != 0 { return .ready }
            if watched[3].revents != 0 { return .other }
            if watched[1].revents & Int16(POLLHUP) != 0 { return .ready }
            if Self.now >= deadline { return .timedOut }
        }
    }

    private func receive() -> Event? {
        var received: Int32 = -1
        var length = 0
        var bytes = unsafe [UInt8](
            unsafeUninitializedCapacity: WorkerProtocol.maximumMessageLength
        ) { buffer, count in
            // Once it is confined a worker has no descriptors to give: the system drops them.
            length =
                isConfined
                ? unsafe sandbox_receive(channel, buffer.baseAddress, buffer.count, nil, 0)
                : unsafe sandbox_receive(
                    channel, buffer.baseAddress, buffer.count, &received, 0)
            count = max(length, 0)
        }
        var isKept = false
        defer {
            if received >= 0 && !isKept { Glibc.close(received) }
        }
        if length == Int(-EAGAIN) { return nil }
        if length == Int(-EMSGSIZE) || length == Int(-EBADMSG) { return .nonsense }
        guard length > 0 else {
            hasEnded = true
            return .ended
        }
        receivedLength = length
        if length < bytes.capacity / 2 {
            // A message may keep its bytes: then it is not to keep the room for the longest one.
            bytes = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
        }
        guard let message = try? WorkerMessage(decoding: bytes[...]) else { return .nonsense }
        if case .confined = message, !isConfined {
            isConfined = true
            isKept = true
            threads = received
        }
        return .message(message)
    }

    // MARK: Threads

    /// What the system says of the worker; `nil` where it does not show that.
    var status: ProcessStatus? { ProcessStatus(of: process.id) }

    /// Lets the thread be made that the worker wants, unless it has enough. One that was let in may
    /// not be there yet when the next is asked for by another, so it can have up to twice as many.
    private func decideAboutThread(_ events: Int16) {
        guard events & Int16(POLLIN) != 0 else {
            closeThreads()
            return
        }
        let isAdmitted = (status?.threads ?? admitted) < threadLimit
        if isAdmitted {
            admitted += 1
        } else {
            wasRefusedThreads = true
        }
        // Where it does not wait for the answer any more, there is nothing to be done.
        _ = sandbox_answer_thread(threads, isAdmitted ? 1 : 0)
    }

    private func closeThreads() {
        if threads >= 0 {
            Glibc.close(threads)
            threads = -1
        }
    }

    // MARK: What is printed past the host

    private func drainPrinted() {
        printedCount += drain(printed) { _ in }
    }

    private func drainComplaints() {
        complainedCount += drain(complained) { complaints.take($0) }
    }

    private func drain(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Int {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let length = unsafe read(descriptor, &buffer, buffer.count)
        guard length > 0 else { return 0 }
        take(buffer[..<length])
        return length
    }

    /// Whether it prints without end.
    var isFlooding: Bool { printedCount > Self.printedLimit || complainedCount > Self.printedLimit }

    /// What it printed on its standard error, the first lines and the last.
    var lastWords: [String] {
        drainComplaints()
        return complaints.lines
    }

    // MARK: Ending

    /// Asks the worker where it is; the answer comes as an incident.
    func askForPosition() {
        signal(SIGQUIT)
    }

    /// Has nothing more to say to the worker: one that waits after its last incident then ends.
    func stopSending() {
        shutdown(channel, Int32(SHUT_WR))
    }

    /// Ends the worker.
    func kill() {
        signal(SIGKILL)
    }

    private func signal(_ number: Int32) {
        if !isReaped {
            _ = Glibc.kill(process.id, number)
        }
    }

    /// What the system says the worker has; `nil` where it says nothing.
    var memory: WorkerMemory? {
        isReaped ? nil : WorkerMemory(of: process.id)
    }

    /// Waits for the end of the process, for a while, then ends it. `nil` where that was done before.
    func reap(within milliseconds: Int = 0) -> WorkerEnd? {
        guard !isReaped else { return nil }
        var watched = pollfd(fd: process.handle, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&watched, 1, Int32(clamping: milliseconds))
        let wasEnded = watched.revents == 0
        if wasEnded {
            kill()
        }
        var status: Int32 = 0
        var processorTime: UInt64 = 0
        _ = unsafe sandbox_reap(process, &status, &processorTime)
        isReaped = true
        drainPrinted()
        return WorkerEnd(
            status: status, processorMilliseconds: processorTime, wasEndedByHost: wasEnded,
            wasOutOfMemory: group?.hasRunOutOfMemory == true)
    }
}
