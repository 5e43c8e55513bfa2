import FeedPluginAPI
import Foundation
import Synchronization
import SystemInterface
import Testing

@testable import PluginHosting

struct LentValuesTests {
    /// Computes ten times each index, and records requests.
    private final class Source: Sendable {
        struct Request: Sendable {
            let range: Range<Int>
            let isOfReader: Bool
        }

        let requests = Mutex<[Request]>([])
        private let reader = pthread_self()
        private let bound: Int

        init(bound: Int = .max) {
            self.bound = bound
        }

        func make(_ arena: Arena, _ first: Int, _ count: Int) -> (address: UInt64, count: Int) {
            let list = unsafe arena.list(upTo: count, bound: bound) {
                _ = unsafe arena.string("some text")
                return 10 * (first + $0)
            }
            let request = Request(
                range: first..<first + count,
                isOfReader: pthread_equal(pthread_self(), reader) != 0)
            requests.withLock { $0.append(request) }
            return unsafe (UInt64(UInt(bitPattern: list.first)), list.count)
        }

        /// Waits until another thread has requested values.
        func waitForOthers() {
            let end = Date().addingTimeInterval(60)
            while requests.withLock({ $0.allSatisfy(\.isOfReader) }), Date() < end {
                Thread.sleep(forTimeInterval: 0.001)
            }
        }
    }

    /// Reads values one by one.
    private final class Reader {
        private var values: LentValues

        init(count: Int, threads: BackgroundThreads?, make: @escaping LentBatch.Maker) {
            values = LentValues(count: count, threads: threads, make: make)
        }

        func pointer(at index: Int) -> UnsafePointer<Int>? {
            unsafe values.pointer(at: index, as: Int.self)
        }

        func value(at index: Int) -> Int? { unsafe pointer(at: index)?.pointee }
    }

    @Test
    func `Returns values in order for any number of threads`() {
        for threads in [nil, BackgroundThreads(count: 0), BackgroundThreads(count: 3)] {
            let source = Source()
            let reader = Reader(count: 5_000, threads: threads, make: source.make)

            let values = (0..<5_000).map { reader.value(at: $0) }

            #expect(values == (0..<5_000).map { 10 * $0 })
        }
    }

    @Test
    func `Prefetches on other threads during sequential reading`() {
        let source = Source()
        let reader = Reader(
            count: 5_000, threads: BackgroundThreads(count: 1), make: source.make)

        for index in 0..<100 { _ = reader.value(at: index) }
        source.waitForOthers()

        let others = source.requests.withLock { $0.filter { !$0.isOfReader } }
        #expect(!others.isEmpty)
        #expect(others.allSatisfy { $0.range.lowerBound >= 16 && $0.range.count > 1 })
    }

    @Test
    func `Prefetches only a few batches ahead`() {
        let source = Source()
        let reader = Reader(
            count: 1_000_000, threads: BackgroundThreads(count: 1), make: source.make)

        for index in 0..<50 { _ = reader.value(at: index) }
        source.waitForOthers()
        Thread.sleep(forTimeInterval: 0.05)

        let last = source.requests.withLock { $0.map(\.range.upperBound).max() ?? 0 }
        #expect(last <= 50 + 5 * 128)
    }

    @Test
    func `Makes single values on the reading thread for random access`() {
        let source = Source()
        let reader = Reader(
            count: 5_000, threads: BackgroundThreads(count: 1), make: source.make)
        let range = (0..<500).map { ($0 * 1_777) % 5_000 }

        let values = range.map { reader.value(at: $0) }

        #expect(values == range.map { 10 * $0 })
        let requests = source.requests.withLock { $0 }
        #expect(requests.allSatisfy { $0.isOfReader && $0.range.count == 1 })
    }

    @Test
    func `Returns correct values after jumps and at the end`() {
        let source = Source()
        let reader = Reader(
            count: 1_000, threads: BackgroundThreads(count: 2), make: source.make)
        let range = [0..<100, 0..<100, 700..<1_000, 60..<300, 999..<1_000, 0..<1_000].joined()

        for index in range {
            #expect(reader.value(at: index) == 10 * index)
        }
        for index in [-1, 1_000, .max] { #expect(reader.value(at: index) == nil) }
        #expect(reader.value(at: 999) == 9_990)
    }

    @Test
    func `Ends batches early for large values, without losing any`() {
        let source = Source(bound: 64)
        let reader = Reader(
            count: 2_000, threads: BackgroundThreads(count: 2), make: source.make)

        let values = (0..<2_000).map { reader.value(at: $0) }

        #expect(values == (0..<2_000).map { 10 * $0 })
    }

    @Test
    func `Keeps a value's address valid until the next request`() throws {
        let source = Source()
        let reader = Reader(
            count: 1_000, threads: BackgroundThreads(count: 2), make: source.make)

        for index in 0..<1_000 {
            let pointer = unsafe try #require(unsafe reader.pointer(at: index))
            if index % 100 == 0 { Thread.sleep(forTimeInterval: 0.002) }
            let value = unsafe pointer.pointee
            #expect(value == 10 * index)
        }
    }
}
