import Testing

@testable import FeedPresentation

@Suite struct NumberWordsTests {
    @Test(
        arguments: [
            (0, [.other, .other, .one, .other]), (1, [.one, .one, .one, .one]),
            (2, [.other, .other, .other, .other]), (5, [.other, .other, .other, .other]),
            (1_000_000, [.other, .other, .many, .many]),
            (1_000_001, [.other, .other, .other, .other]),
            (7_000_000, [.other, .other, .many, .many]),
        ] as [(Int, [PluralCategory])])
    func `Chooses plural forms by language`(number: Int, forms: [PluralCategory]) {
        #expect(
            [
                PluralCategory.english(number), .german(number), .french(number),
                .spanish(number),
            ] == forms)
    }

    @Test(arguments: [
        (0, "0", "0"), (999, "999", "999"), (1_000, "1,000", "1000"),
        (12_345, "12,345", "12.345"), (1_000_000, "1,000,000", "1.000.000"),
        (-1_234_567, "-1,234,567", "-1.234.567"),
        (.min, "-9,223,372,036,854,775,808", "-9.223.372.036.854.775.808"),
    ])
    func `Groups digits`(number: Int, english: String, spanish: String) {
        let comma = NumberFormat(decimalSeparator: ".", groupSeparator: ",")
        let point = NumberFormat(
            decimalSeparator: ",", groupSeparator: ".", leastGroupedDigits: 5)
        #expect(comma.words(number) == english)
        #expect(point.words(number) == spanish)
    }

    @Test(arguments: [
        (Int64.min, "0 bytes"), (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"),
        (1_000, "1.0 kB"), (1_449, "1.4 kB"), (1_450, "1.5 kB"), (9_949, "9.9 kB"),
        (9_950, "10 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"), (24_600_000, "25 MB"),
        (1_000_000_000, "1.0 GB"), (5_000_000_000_000, "5.0 TB"),
        (999_499_999_999_999_999, "999 PB"), (999_500_000_000_000_000, "1.0 EB"),
        (.max, "9.2 EB"),
    ])
    func `Formats byte counts in a readable unit`(bytes: Int64, words: String) {
        #expect(EnglishPhrases().size(ByteCount(bytes)) == unbroken(words))
    }

    @Test(
        arguments: [
            (0, nil), (0.49, nil), (-1, nil), (.nan, nil), (.infinity, nil), (1e300, nil),
            (0.5, "1 s"), (45, "45 s"), (59.7, "1 min"), (90, "2 min"), (3_569, "59 min"),
            (3_599, "1 h"), (3_600, "1 h"), (3_905, "1 h 5 min"), (360_000, "100 h"),
        ] as [(Double, String?)])
    func `Formats durations in readable units`(seconds: Double, words: String?) {
        let time = PlayingTime(seconds: seconds)
        #expect(time.map(EnglishPhrases().duration) == words.map(unbroken))
    }

    @Test(
        arguments: [
            ("de_AT.UTF-8@euro", "de", "AT"), ("de-AT", "de", "AT"), ("ja_JP.eucJP", "ja", "JP"),
            ("zh-Hans-CN", "zh", "CN"), ("EN_us", "en", "US"), ("fr", "fr", nil),
            ("fil_PH", "fil", "PH"), ("C", "", nil), ("C.UTF-8", "", nil), ("POSIX", "", nil),
            ("", "", nil), ("_DE", "", "DE"), ("d€_DE", "", "DE"), ("de_D€.UTF-8", "de", nil),
            (".UTF-8", "", nil), ("german", "", nil),
        ] as [(String, String, String?)])
    func `Splits locale names`(name: String, language: String, region: String?) {
        #expect(LocaleName(name).language == language)
        #expect(LocaleName(name).region == region)
    }

    @Test(arguments: [
        ("en_GB", FeedLanguage.english), ("de_AT", .german), ("fr_CA", .french),
        ("es_MX", .spanish), ("ja_JP", .japanese), ("it_IT", .english), ("C", .english),
        ("", .english),
    ])
    func `Falls back to English for unsupported languages`(name: String, language: FeedLanguage) {
        #expect(FeedLanguage(of: LocaleName(name)) == language)
        #expect(language.phrases().words[.language] == language.rawValue)
    }

    private func unbroken(_ words: String) -> String {
        String(words.map { $0 == " " ? "\u{A0}" : $0 })
    }
}
