/// A press of a key.
package struct KeyPress: Sendable {
    /// The key, as X and GTK number it.
    package let symbol: UInt32
    /// The character it types; zero where it types none.
    package let scalar: UInt32
    /// Control is held.
    package let hasControl: Bool
    /// Alt or the key of the system is held.
    package let hasAlt: Bool
}
