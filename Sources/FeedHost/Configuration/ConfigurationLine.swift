/// A line of the configuration that settles something.
struct ConfigurationLine: Equatable {
    /// The name of the setting.
    let key: String
    /// How.
    let value: String
    /// Which line it is, counted from one.
    let number: Int
}
