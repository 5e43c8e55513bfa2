/// An option that the command line gives, or the configuration.
struct GivenOption: Equatable {
    /// The option.
    let option: CommandLineOption
    /// Its value; of a switch, `true` or `false`.
    let value: String
    /// As it was written, such as `-n`.
    let written: String
}
