/// A text of a model or a view model, in UTF-8.
///
/// A wrapped property is a `String`, and a `FeedText` by its name with a dollar sign: `item.title`
/// makes a string on each access, `item.$title` makes nothing. Texts from one ``FeedTextWriter``
/// share memory.
@propertyWrapper
public struct FeedText: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Safe to send: only the ``FeedTextWriter`` that allocated it writes to it, and only beyond
    /// existing texts.
    @usableFromInline nonisolated(unsafe) let memory: FeedTextMemory?
    // 32 bits, since texts are copied often. Texts beyond 4 GB trap.
    @usableFromInline let offset: UInt32
    @usableFromInline let length: UInt32

    /// The empty text.
    @inlinable public static var empty: FeedText { FeedText(in: nil, from: 0, count: 0) }

    /// Creates a text from a string.
    public init(_ string: String) {
        var writer = FeedTextWriter(capacity: string.utf8.count)
        self = writer.add(string)
    }

    /// Creates a text.
    @inlinable
    public init(stringLiteral value: String) {
        if value.isEmpty { self = .empty } else { self.init(value) }
    }

    /// Creates a text in `memory`; the empty text if there is none.
    @inlinable
    init(in memory: FeedTextMemory?, from start: Int, count: Int) {
        unsafe self.memory = memory
        offset = UInt32(start)
        length = UInt32(count)
    }

    /// The text as a string, made on each access.
    public var wrappedValue: String {
        get { string }
        set { self = FeedText(newValue) }
    }
    /// The text itself, which makes no string.
    @inlinable public var projectedValue: FeedText {
        get { self }
        set { self = newValue }
    }

    /// The text as a string, made on each access; invalid UTF-8 is repaired.
    // It is called in many places, and would be large code in each.
    @inline(never)
    public var string: String {
        withUTF8 {
            unsafe $0.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The text for interpolation.
    public var description: String { string }

    /// The number of bytes.
    @inlinable public var count: Int { Int(length) }

    /// True if there are no bytes.
    @inlinable public var isEmpty: Bool { length == 0 }

    /// Returns the text at a range of bytes, in the same memory.
    @inlinable
    public subscript(range: Range<Int>) -> FeedText {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count, "the text has no such part")
        return unsafe FeedText(in: memory, from: Int(offset) + range.lowerBound, count: range.count)
    }

    /// Borrows the bytes during `body`.
    @inlinable
    public func withUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        // Keeps the memory alive without a retain, which would take as long as copying a short
        // text.
        withExtendedLifetime(self) {
            unsafe body(
                UnsafeBufferPointer(
                    start: memory?.start.advanced(by: Int(offset)), count: Int(length)
                ).span)
        }
    }

    /// Returns true if the bytes equal those of `string`.
    public func says(_ string: String) -> Bool {
        guard count == string.utf8.count else { return false }
        var string = string
        return string.withUTF8 { other in
            withUTF8 { unsafe $0.hasSameBytes(as: other.span) }
        }
    }

    /// Compares bytes, without Unicode normalisation.
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
    /// Returns true if the bytes equal `other`, which has the same length.
    fileprivate func hasSameBytes(as other: Span<UInt8>) -> Bool {
        unsafe withUnsafeBytes { own in
            unsafe other.withUnsafeBytes { other in
                func isSame(at index: Int) -> Bool {
                    let left = unsafe own.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    return unsafe left
                        == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                }
                // Addresses mostly differ at the end.
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
