/// An option of drawing that the configuration settles.
struct ConfiguredSetting: Equatable {
    /// The option.
    let option: CommandLineOption
    /// Its value, as the command line takes it.
    let value: String
}
