enum ColorChoice: String, CaseIterable {
    /// On a terminal with colours, unless `NO_COLOR` is set.
    case auto
    case always
    case never
}
