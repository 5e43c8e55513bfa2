/// A text of a model or a view model: read as a `String`, or, by a view that draws very many, as the UTF-8 that it is.
///
/// A property that has one is a `String` by its name, and this by its name with a dollar sign:
/// `item.title` makes a string each time, `item.$title` makes nothing. Texts that were written by one
/// ``FeedTextWriter`` share its memory.
@propertyWrapper
public struct FeedText: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Sent from thread to thread: only the ``FeedTextWriter`` that made it writes, and only behind what is the
    /// memory of a text.
    @usableFromInline nonisolated(unsafe) let memory: FeedTextMemory?
    // Half a word each: texts are handed on very often. One of more than 4 GB ends the program.
    @usableFromInline let offset: UInt32
    @usableFromInline let length: UInt32

    /// The text of no bytes.
    @inlinable public static var empty: FeedText { FeedText(in: nil, from: 0, count: 0) }

    /// Creates a text.
    public init(_ string: String) {
        guard !string.isEmpty else {
            self = .empty
            return
        }
        var writer = FeedTextWriter(capacity: string.utf8.count)
        self = writer.add(string)
    }

    /// Creates a text.
    @inlinable
    public init(stringLiteral value: String) {
        if value.isEmpty { self = .empty } else { self.init(value) }
    }

    /// Creates the text that stands in `memory`; of no bytes, where there is none.
    @inlinable
    init(in memory: FeedTextMemory?, from start: Int, count: Int) {
        unsafe self.memory = memory
        offset = UInt32(start)
        length = UInt32(count)
    }

    public var wrappedValue: String {
        get { string }
        set { self = FeedText(newValue) }
    }
    @inlinable public var projectedValue: FeedText {
        get { self }
        set { self = newValue }
    }

    /// The text as a string, made anew each time; what is no UTF-8 is repaired.
    public var string: String {
        withUTF8 {
            unsafe $0.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The text as it stands in another.
    public var description: String { string }

    /// How many bytes it has.
    @inlinable public var count: Int { Int(length) }

    /// True where it has no bytes.
    @inlinable public var isEmpty: Bool { length == 0 }

    /// The part of it in `range` of its bytes, in the same memory.
    @inlinable
    public subscript(range: Range<Int>) -> FeedText {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count, "the text has no such part")
        return unsafe FeedText(in: memory, from: Int(offset) + range.lowerBound, count: range.count)
    }

    /// Lends its bytes for the time of `body`.
    @inlinable
    public func withUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        // The text itself keeps its memory: to hold that once more takes as long as to copy a short text.
        withExtendedLifetime(self) {
            unsafe body(
                UnsafeBufferPointer(
                    start: memory?.start.advanced(by: Int(offset)), count: Int(length)
                ).span)
        }
    }

    /// True where the bytes are those of `string`.
    public func says(_ string: String) -> Bool {
        guard count == string.utf8.count else { return false }
        var string = string
        return string.withUTF8 { other in
            withUTF8 { unsafe $0.hasSameBytes(as: other.span) }
        }
    }

    /// Compares bytes: what looks the same may differ.
    public static func == (left: FeedText, right: FeedText) -> Bool {
        guard left.length == right.length else { return false }
        if unsafe left.memory === right.memory, left.offset == right.offset { return true }
        return left.withUTF8 { left in right.withUTF8 { left.hasSameBytes(as: $0) } }
    }

    /// Hashes bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(length)
        withUTF8 { unsafe $0.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
    }
}

extension Span<UInt8> {
    /// True where the bytes are those of `other`, which has as many.
    fileprivate func hasSameBytes(as other: Span<UInt8>) -> Bool {
        unsafe withUnsafeBytes { own in
            unsafe other.withUnsafeBytes { other in
                func isSame(at index: Int) -> Bool {
                    let left = unsafe own.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    return unsafe left
                        == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                }
                // Addresses mostly differ where they end.
                if own.count >= 8, !isSame(at: own.count - 8) { return false }
                var index = 0
                while index + 8 <= own.count {
                    if !isSame(at: index) { return false }
                    index += 8
                }
                while index < own.count {
                    if unsafe own[index] != other[index] { return false }
                    index += 1
                }
                return true
            }
        }
    }
}
