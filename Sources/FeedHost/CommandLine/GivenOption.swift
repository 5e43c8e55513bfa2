/// An option given on the command line or in the configuration.
struct GivenOption: Equatable {
    let option: CommandLineOption
    /// `true` or `false` for a boolean option.
    let value: String
    /// As written, such as `-n`.
    let written: String
}
