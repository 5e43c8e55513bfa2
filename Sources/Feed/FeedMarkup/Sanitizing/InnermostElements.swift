/// The index of the innermost open element of each kind on a stack.
///
/// Makes finding the element for an end tag O(1) at any depth. Kept beside the stack, each of whose
/// entries stores the result of ``open(_:at:)``.
struct InnermostElements {
    /// The maximum number of open elements.
    static let limit = 128

    private var indices = InlineArray<192, Int8>(repeating: -1)

    /// The index of the innermost open `element`; -1 if none is open.
    @inline(__always)
    subscript(element: HTMLElement) -> Int { Int(indices[Int(element.rawValue)]) }

    /// Records that `element` is opened at `index`, which is less than ``limit``.
    ///
    /// - Returns: The value to pass to ``close(_:outer:)``.
    @inline(__always)
    mutating func open(_ element: HTMLElement, at index: Int) -> Int8 {
        let outer = indices[Int(element.rawValue)]
        indices[Int(element.rawValue)] = Int8(truncatingIfNeeded: index)
        return outer
    }

    /// Records that the innermost `element` is closed.
    @inline(__always)
    mutating func close(_ element: HTMLElement, outer: Int8) {
        indices[Int(element.rawValue)] = outer
    }
}
