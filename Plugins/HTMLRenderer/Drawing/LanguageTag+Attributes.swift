import FeedViews

extension LanguageTag {
    /// The attributes of an element in this language.
    func attributes(withDirection hasDirection: Bool) -> String {
        // Needs no escaping: letters, digits and hyphens.
        hasDirection
            ? " lang=\"\(text)\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\"" : " lang=\"\(text)\""
    }
}
