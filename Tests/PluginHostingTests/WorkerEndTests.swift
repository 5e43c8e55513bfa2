import Glibc
import Testing

@testable import PluginTracing
@testable import WorkerHosting

/// The cause of a process's end, from the system's status.
struct WorkerEndTests {
    private func cause(
        _ status: Int32, milliseconds: UInt64 = 0, wasEndedByHost: Bool = false,
        wasOutOfMemory: Bool = false
    ) -> PluginCrash.Cause {
        WorkerEnd(
            status: status, processorMilliseconds: milliseconds, wasEndedByHost: wasEndedByHost,
            wasOutOfMemory: wasOutOfMemory
        ).cause(processorLimit: 2)
    }

    @Test func `Reports exits and signals`() {
        #expect(cause(0) == .exited(0))
        #expect(cause(3 << 8) == .exited(3))
        #expect(cause(SIGSEGV) == .signal(SIGSEGV))
        #expect(cause(SIGKILL) == .signal(SIGKILL))
    }

    @Test func `Reports processes killed for lack of memory`() {
        #expect(cause(SIGKILL, wasOutOfMemory: true) == .outOfMemory)
        #expect(cause(SIGKILL, milliseconds: 2_000, wasOutOfMemory: true) == .outOfMemory)
        #expect(cause(SIGSEGV, wasOutOfMemory: true) == .signal(SIGSEGV))
        #expect(cause(SIGKILL, wasEndedByHost: true, wasOutOfMemory: true) == .brokeOff)
    }

    @Test func `Reports exhausted processor time only with the system's confirmation`() {
        #expect(cause(SIGXCPU, milliseconds: 199) == .signal(SIGXCPU))
        #expect(cause(SIGXCPU, milliseconds: 200) == .outOfProcessorTime)
        // The process blocked the signal.
        #expect(cause(SIGKILL, milliseconds: 1_999) == .signal(SIGKILL))
        #expect(cause(SIGKILL, milliseconds: 2_000) == .outOfProcessorTime)
        #expect(cause(SIGKILL, milliseconds: 4_000) == .outOfProcessorTime)
        #expect(cause(SIGSEGV, milliseconds: 4_000) == .signal(SIGSEGV))
        #expect(cause(0, milliseconds: 4_000) == .exited(0))
    }

    private static let limits = """
        Limit                     Soft Limit           Hard Limit           Units     
        Max data size             104857600            209715200            bytes     
        Max address space         unlimited            unlimited            bytes     

        """

    private func memory(data: UInt64, addresses: UInt64, limit: String = "104857600")
        -> MemoryUsage?
    {
        MemoryUsage(
            status:
                "VmPeak:\t  9 kB\nVmSize:\t\(addresses >> 10) kB\nVmData:\t  \(data >> 10) kB\n",
            limits: "Max data size   104857600  9 bytes\nMax address space  \(limit)  9 bytes\n")
    }

    private func processor(_ state: String, ticks: Int) -> ProcessorUsage? {
        ProcessorUsage(
            status: "7 (a) R b\u{600}) \(state) 1 7 7 0 -1 0 1 2 3 4 \(ticks) 5 8 9 20 0",
            ticksPerSecond: 100)
    }

    @Test func `Extends a deadline by what a busy worker has not used of it`() throws {
        let before = try #require(processor("S", ticks: 10))
        #expect(before.milliseconds == 150)
        #expect(processor("R", ticks: 110)?.rest(of: 5_000, since: before) == 4_000)
        #expect(processor("R", ticks: 510)?.rest(of: 5_000, since: before) == nil)
        #expect(processor("S", ticks: 110)?.rest(of: 5_000, since: before) == nil)
        #expect(ProcessorUsage(status: "7 (a) R 1", ticksPerSecond: 100) == nil)
    }

    @Test func `Takes a null pointer for refused memory if half of it is used`() throws {
        let half: UInt64 = 104_857_600 / 2
        #expect(try #require(memory(data: half + 4096, addresses: 0)).mayHaveRefused)
        #expect(try !#require(memory(data: half - 4096, addresses: 0)).mayHaveRefused)
    }

    @Test func `Parses memory usage`() throws {
        let memory = try #require(
            MemoryUsage(status: "VmSize:\t 8 kB\nVmData:\t 4 kB\n", limits: Self.limits))
        #expect(memory.data == MemoryUsage.Measure(size: 4 << 10, limit: 100 << 20))
        #expect(memory.addresses == MemoryUsage.Measure(size: 8 << 10, limit: .max))
    }

    @Test func `Detects exhausted memory near either limit`() throws {
        let room = UInt64(84) << 20
        #expect(memory(data: room, addresses: room)?.isUsedUp() == false)
        #expect(memory(data: room + 1_024, addresses: room)?.isUsedUp() == true)
        #expect(memory(data: room, addresses: room + 1_024)?.isUsedUp() == true)
        #expect(memory(data: room, addresses: .max >> 1, limit: "unlimited")?.isUsedUp() == false)
        #expect(memory(data: 0, addresses: 0)?.isUsedUp(wanting: 100 << 20) == false)
        #expect(memory(data: 0, addresses: 0)?.isUsedUp(wanting: (100 << 20) + 1) == true)
        #expect(memory(data: 0, addresses: 1_024)?.isUsedUp(wanting: .max) == true)
    }

    @Test(arguments: [
        "", "VmSize:\t1 kB\n", "VmSize:\t1 kB\nVmData:\t12 pages\n",
        "VmSize:\t1 kB\nVmData:\tx kB\n", "VmSize:\t1 kB\nVmData:\n",
    ])
    func `Returns nil for the memory of an ended process`(status: String) {
        #expect(MemoryUsage(status: status, limits: Self.limits) == nil)
        #expect(MemoryUsage(status: "VmSize:\t1 kB\nVmData:\t1 kB\n", limits: status) == nil)
    }

    @Test func `Measures the current process`() {
        #expect((MemoryUsage(of: getpid())?.data.size ?? 0) > 4_096)
        #expect(MemoryUsage(of: 1 << 30) == nil)
    }
}
