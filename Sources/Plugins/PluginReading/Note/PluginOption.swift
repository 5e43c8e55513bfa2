/// An option that a plugin's note declares.
package struct PluginOption: Sendable, Hashable {
    /// The part before `=` in `-O key=value`: `a-z`, `0-9` and `-`.
    package let key: String
    /// The type of its values.
    package let type: PluginOptionType
    /// The value where the person gives none; may be empty.
    package let defaultValue: String
    /// One line for people.
    package let help: String
}
