/// When to use colour.
enum ColorChoice: String, CaseIterable {
    /// On a terminal that shows it, unless `NO_COLOR` is set.
    case auto
    case always
    case never
}
