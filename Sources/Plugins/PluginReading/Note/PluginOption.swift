/// An option that a note declares.
package struct PluginOption: Sendable, Hashable {
    /// The part before `=` in `-O key=value`: `a-z`, `0-9` and `-`.
    package let key: String
    package let type: PluginOptionType
    /// May be empty.
    package let defaultValue: String
    /// One line for users.
    package let help: String
}
