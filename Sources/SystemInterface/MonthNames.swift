import Glibc

/// The names of the months in a locale of the C library.
package enum MonthNames {
    /// The twelve names, January first; `nil` where the system does not have the locale or its
    /// texts are not UTF-8.
    package static func full(inLocale name: String) -> [String]? {
        guard let locale = unsafe newlocale(LC_TIME_MASK | LC_CTYPE_MASK, name, nil) else {
            return nil
        }
        defer { unsafe freelocale(locale) }
        guard unsafe text(CODESET, locale) == "UTF-8" else { return nil }
        let names = (0..<12).compactMap { unsafe text(MON_1 + $0, locale) }
        return names.count == 12 && !names.contains("") ? names : nil
    }

    private static func text(_ item: Int, _ locale: locale_t) -> String? {
        unsafe nl_langinfo_l(nl_item(item), locale).map { unsafe String(cString: $0) }
    }
}
