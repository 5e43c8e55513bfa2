/// A line of the configuration that settles something.
struct ConfigurationLine: Equatable {
    /// What is settled.
    let key: String
    /// How.
    let value: String
    /// Which line it is, counted from one.
    let number: Int
}
