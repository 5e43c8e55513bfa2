import FeedMarkup

extension FeedDateParser {
    /// The unit that a suffix gives a number in Korean, Chinese and Japanese.
    enum Unit {
        case year, month, day, hour, minute, second
    }

    /// Consumes such a suffix of `number`, with or without spaces before it.
    mutating func readUnit(of number: Int) -> Unit? {
        let start = endOfSpaces(from: position)
        guard let unit = unit(at: start), start == position || isMissing(unit, number) else {
            return nil
        }
        if text[start] >= 0xEB { fields.isKorean = true }
        position = start + 3
        return unit
    }

    /// Returns true if `number` can be of `unit`; otherwise a sign after spaces begins the name of
    /// a day, as in `2024 日曜日`.
    private func isMissing(_ unit: Unit, _ number: Int) -> Bool {
        switch unit {
        case .year: fields.year == nil
        case .month: fields.month == nil && 1...12 ~= number
        case .day: fields.day == nil && 1...31 ~= number
        case .hour: !fields.hasTime
        case .minute, .second: fields.hasTime
        }
    }

    private func unit(at index: Int) -> Unit? {
        guard byte(index) >= 0xE0, index + 3 <= count else { return nil }
        let sign =
            UInt32(text[index]) << 16 | UInt32(text[index + 1]) << 8 | UInt32(text[index + 2])
        return switch sign {
        case 0xEB85_84, 0xE5B9_B4: .year  // 년, 年
        case 0xEC9B_94, 0xE69C_88: .month  // 월, 月
        case 0xEC9D_BC, 0xE697_A5: .day  // 일, 日
        case 0xEC8B_9C, 0xE697_B6, 0xE699_82, 0xE782_B9, 0xE9BB_9E: .hour  // 시, 时, 時, 点, 點
        case 0xEBB6_84, 0xE588_86: .minute  // 분, 分
        case 0xECB4_88, 0xE7A7_92: .second  // 초, 秒
        default: nil
        }
    }

    /// What is before the number of a month in Vietnamese.
    private static let monthSigns: [StaticString] = ["thg", "tháng"]

    /// Reads the name of a month or a zone, or AM or PM; skips other words, such as the names of
    /// days.
    mutating func readWord() {
        let start = position
        // U+2212, the typographic minus sign.
        if byte(start) == 0xE2, byte(start + 1) == 0x88, byte(start + 2) == 0x92 {
            position += 2
            text[position] = UInt8(ascii: "-")
            return
        }
        while position < count,
            text[position].isASCIILetter || text[position] >= 0x80
                // The first point of a Thai month such as `ม.ค.`.
                || text[position] == UInt8(ascii: ".") && byte(start) == 0xE0
                    && byte(position + 1) == 0xE0 && byte(position + 2) == 0xB8
        {
            position += 1
        }
        let word = start..<position
        if byte(start) == 0xE0, 0xB8...0xB9 ~= byte(start + 1) { fields.isThai = true }
        if let (isAfternoon, end) = half(at: start) {
            fields.isAfternoon = isAfternoon
            position = end
        } else if let isAfternoon = foreignHalf(word) {
            fields.isAfternoon = isAfternoon
        } else if let year = yearBeforeEra(word) {
            fields.yearBeforeEra = year
        } else if fields.hasTime || fields.hasWholeDay, !fields.hasNumericOffset,
            let offset = FeedDateNames.offset(of: zone(word))
        {
            fields.offset = offset
            skipDaylightName()
        } else if Self.monthSigns.contains(where: { text.span.equalsIgnoringCase(word, $0) }) {
            position = endOfSpaces(from: position)
            fields.month = readDigits(atMost: 2) ?? fields.month
        } else if word.count > 2, fields.month == nil || fields.monthIsDoubtful,
            let month = month(word)
        {
            fields.month = month
            fields.monthIsDoubtful = !fields.hasNumber
        } else if fields.hasTime, mayBeZone(word) {
            fields.unknownZone = word
        }
    }

    /// Returns true for one to five capital letters that name no day of the week.
    private func mayBeZone(_ word: Range<Int>) -> Bool {
        guard 1...5 ~= word.count, word.allSatisfy({ 0x41...0x5A ~= text[$0] }) else {
            return false
        }
        return !FeedDateNames.weekdays.contains { text.span.equalsIgnoringCase(word.prefix(3), $0) }
    }

    /// Packs a zone's name into an integer: upper-case letters, the last one lowest. Zero if `word`
    /// can't be a zone.
    private func zone(_ word: Range<Int>) -> UInt64 {
        guard word.count <= 5 else { return 0 }
        var name: UInt64 = 0
        for index in word {
            guard text[index].isASCIILetter else { return 0 }
            name = name << 8 | UInt64(text[index] & 0xDF)
        }
        // A `T` or “at” between date and time is no zone, nor the `h` of `13:05 h`.
        let isSmall = text[word.lowerBound] > UInt8(ascii: "Z") && name != UInt64(UInt8(ascii: "Z"))
        return word.count == 1 && isSmall || word.count <= 2 && !fields.hasTime ? 0 : name
    }

    /// Skips the offset and, in winter, the second name of a zone such as `EST5EDT` (POSIX, `TZ`).
    private mutating func skipDaylightName() {
        let end = endOfDigits(from: position)
        guard 1...2 ~= end - position, byte(end).isASCIILetter else { return }
        position = end
        if 4...10 ~= fields.month ?? 1 { return }
        while position < count, text[position].isASCIILetter { position += 1 }
    }

    /// Returns false for AM and true for PM at `start`, as in `pm`, `p.m.` and `p. m.`, and their
    /// end.
    func half(at start: Int) -> (isAfternoon: Bool, end: Int)? {
        let first = byte(start) | 0x20
        guard first == UInt8(ascii: "a") || first == UInt8(ascii: "p") else { return nil }
        var end = start + 1
        if byte(end) == UInt8(ascii: ".") { end = endOfSpaces(from: end + 1) }
        guard byte(end) | 0x20 == UInt8(ascii: "m") else { return nil }
        end += 1
        guard !byte(end).isASCIILetter, byte(end) < 0x80 else { return nil }
        return (first == UInt8(ascii: "p"), end)
    }

    /// Returns the year before the first of the era of Japan or Taiwan that ends `word`.
    private func yearBeforeEra(_ word: Range<Int>) -> Int? {
        switch word.suffix(6).reduce(UInt64(0), { $0 << 8 | UInt64(text[$1]) }) {
        case 0xE4BB_A4E5_928C: return 2018  // 令和
        case 0xE5B9_B3E6_8890: return 1988  // 平成
        case 0xE698_ADE5_928C: return 1925  // 昭和
        case 0xE6B0_91E5_9C8B, 0xE6B0_91E5_9BBD: return 1911  // 民國, 民国
        default: return nil
        }
    }

    /// Returns false for AM and true for PM in other languages.
    private mutating func foreignHalf(_ word: Range<Int>) -> Bool? {
        guard word.count <= 6 else { return nil }
        let signs = word.reduce(UInt64(0)) { $0 << 8 | UInt64(text[$1]) }
        switch signs {
        case 0xEC98_A4EC_A084:  // 오전
            fields.isKorean = true
            return false
        case 0xEC98_A4ED_9B84:  // 오후
            fields.isKorean = true
            return true
        case 0xE58D_88E5_898D, 0xE4B8_8AE5_8D88: return false  // 午前, 上午
        case 0xE58D_88E5_BE8C, 0xE4B8_8BE5_8D88: return true  // 午後, 下午
        case 0xD8B5: return false  // ص
        case 0xD985: return true  // م
        case 0xCF80, 0xCF80_CEBC, 0xCEA0_CE9C, 0x5047: return false  // π, πμ, ΠΜ, PG
        case 0xCEBC where fields.isAfternoon != nil: return nil  // π.μ., μ.μ.
        case 0xCEBC, 0xCEBC_CEBC, 0xCE9C_CE9C, 0x50_5447: return true  // μ, μμ, ΜΜ, PTG
        default: return nil
        }
    }

    private mutating func month(_ word: Range<Int>) -> Int? {
        var folded = InlineArray<16, UInt8>(repeating: 0)
        var length = 0
        var index = word.lowerBound
        // Hebrew: ב (in).
        if text[index] == 0xD7, byte(index + 1) == 0x91 { index += 2 }
        while index < word.upperBound, length < 14 {
            let first = text[index]
            if first < 0xC0 || index + 1 >= word.upperBound || first >= 0xE0 {
                folded[length] = first.asciiLowercased
                length += 1
                index += 1
                continue
            }
            let scalar = UInt32(first & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F)
            let plain = FeedDateNames.folded(scalar)
            if plain < 0x80 {
                folded[length] = UInt8(truncatingIfNeeded: plain)
                length += 1
            } else {
                folded[length] = 0xC0 | UInt8(truncatingIfNeeded: plain >> 6)
                folded[length + 1] = 0x80 | UInt8(truncatingIfNeeded: plain & 0x3F)
                length += 2
            }
            index += 2
        }
        if let month = FeedDateNames.solarMonth(folded, length: length) {
            fields.mayBeHijri = true
            return month
        }
        return FeedDateNames.month(folded, length: length)
    }
}
