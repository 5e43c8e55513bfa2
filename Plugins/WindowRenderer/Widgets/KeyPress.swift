/// A key press.
package struct KeyPress: Sendable {
    /// The number of the key in X and GTK.
    package let symbol: UInt32
    /// The character it types; zero if none.
    package let scalar: UInt32
    /// True for the tabulator, which moves the focus.
    package var isTabulator: Bool { symbol == 0xFF09 || symbol == 0xFE20 }
    /// True if Control is held.
    package let hasControl: Bool
    /// True if Alt or Super is held.
    package let hasAlt: Bool
}
