import FeedMarkup

extension FeedDateParser {
    /// Reads the number at the position and what belongs to it; returns false if the text is no
    /// date.
    mutating func readNumber() -> Bool {
        let start = position
        let end = endOfDigits(from: start)
        let digits = end - start
        defer { fields.hasNumber = true }
        if digits <= 2, byte(end) == UInt8(ascii: ":") || isHourMark(at: endOfSpaces(from: end)) {
            return readTime()
        }
        if !fields.hasTime, digits <= 2, isDottedTime(at: end),
            fields.hasWholeDay || half(at: endOfSpaces(from: end + 3)) != nil
        {
            return readTime()
        }
        if !fields.hasTime, digits <= 2, 0...12 ~= number(start..<end),
            half(at: endOfSpaces(from: end)) != nil
        {
            fields.hour = number(start..<end)
            position = end
            return true
        }
        if fields.year == nil, fields.month == nil || fields.monthIsDoubtful, fields.day == nil,
            readNumericDate(start..<end)
        {
            return true
        }
        if fields.hasWholeDay || (fields.year != nil && fields.month == nil), !fields.hasTime,
            digits == 2 || digits == 4 || digits == 6, isAfterTimeMark(start) || digits > 2
        {
            return readUnseparatedTime(start..<end)
        }
        position = end
        return readPlainNumber(start..<end)
    }

    /// Returns true for an `h` that makes the number before it an hour, as in `10h30` or `10 h 30`.
    private func isHourMark(at index: Int) -> Bool {
        let minute = endOfSpaces(from: index + 1)
        return byte(index) | 0x20 == UInt8(ascii: "h") && endOfDigits(from: minute) == minute + 2
    }

    private func isDottedTime(at index: Int) -> Bool {
        byte(index) == UInt8(ascii: ".") && endOfDigits(from: index + 1) == index + 3
    }

    /// Returns true if the digits at `index` follow the `T` between date and time.
    private func isAfterTimeMark(_ index: Int) -> Bool {
        index > 1 && text[index - 1] | 0x20 == UInt8(ascii: "t")
            && text[index - 2].isASCIIDigit
    }

    /// Reads a time such as `19:48:21.5`.
    private mutating func readTime() -> Bool {
        guard !fields.hasTime, let hour = readDigits(atMost: 2) else {
            position = endOfDigits(from: position)
            if position < count { position += 1 }
            return true
        }
        position = endOfSpaces(from: position)
        let separator = text[position]
        position += 1
        if separator != UInt8(ascii: ":") { position = endOfSpaces(from: position) }
        fields.hour = hour
        fields.minute = readDigits(atMost: 2) ?? 0
        guard byte(position) == separator, byte(position + 1).isASCIIDigit else { return true }
        position += 1
        fields.second = readDigits(atMost: 2) ?? 0
        skipFraction()
        return true
    }

    /// Reads a time such as `194821`, `1948` or `19`.
    private mutating func readUnseparatedTime(_ range: Range<Int>) -> Bool {
        position = range.lowerBound
        fields.hour = readDigits(atMost: 2)
        fields.minute = readDigits(atMost: 2) ?? 0
        fields.second = readDigits(atMost: 2) ?? 0
        skipFraction()
        return true
    }

    private mutating func skipFraction() {
        let mark = byte(position)
        guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","),
            byte(position + 1).isASCIIDigit
        else { return }
        position = endOfDigits(from: position + 1)
    }

    /// Reads a date of numbers only; returns false if there is none.
    private mutating func readNumericDate(_ first: Range<Int>) -> Bool {
        switch first.count {
        case 1...3 where fields.yearBeforeEra > 0: return readYearFirst(first)
        case 4: return readYearFirst(first)
        case 1, 2: return readYearLast(first)
        case 5...14: return readUnseparatedDate(first)
        default: return false
        }
    }

    /// Reads dates such as `20031231`, `2003365` and `031231`, with or without a time.
    private mutating func readUnseparatedDate(_ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        switch range.count {
        case 6:
            fields.setYear(number(start..<(start + 2)), digits: 2)
            fields.month = number((start + 2)..<(start + 4))
            fields.day = number((start + 4)..<(start + 6))
        case 7:
            fields.year = number(start..<(start + 4))
            fields.setDayOfYear(number((start + 4)..<(start + 7)))
        case 8, 10, 12, 14:
            fields.year = number(start..<(start + 4))
            fields.month = number((start + 4)..<(start + 6))
            fields.day = number((start + 6)..<(start + 8))
            if range.count > 8 { return readUnseparatedTime((start + 8)..<range.upperBound) }
        default:
            return false
        }
        position = range.upperBound
        return true
    }

    /// Reads dates such as `2003-12-31`, `2003-12`, `2003-365` and `2003-W52-3`, and
    /// years of an era.
    private mutating func readYearFirst(_ first: Range<Int>) -> Bool {
        var next = first.upperBound
        let year = fields.yearBeforeEra + number(first)
        let separator = byte(next)
        let isSeparated = isDateSeparator(separator)
        let mark = isSeparated ? endOfSeparator(at: next) : next
        if byte(mark) | 0x20 == UInt8(ascii: "w"), byte(mark + 1).isASCIIDigit {
            fields.year = year
            position = mark + 1
            let week = readDigits(atMost: 2) ?? 0
            if byte(position) == UInt8(ascii: "-"), byte(position + 1).isASCIIDigit {
                position += 1
            }
            fields.setWeek(week, weekday: readDigits(atMost: 1) ?? 1)
            return true
        }
        guard isSeparated, byte(mark).isASCIIDigit else { return false }
        fields.year = year
        next = endOfDigits(from: mark)
        switch next - mark {
        case 1, 2:
            fields.month = number(mark..<next)
            position = next
            // As Iranians and Saudis write dates; in such Gregorian years there were no feeds.
            if separator == UInt8(ascii: "/") { fields.mayBeHijri = true }
            let day = endOfSeparator(at: next)
            guard byte(next) == separator, byte(day).isASCIIDigit else { return true }
            position = day
            fields.day = readDigits(atMost: 2)
        case 3:
            fields.setDayOfYear(number(mark..<next))
            position = next
        default:
            fields.month = number(mark..<(mark + 2))
            fields.day = number((mark + 2)..<(mark + 4))
            position = mark + 4
        }
        return true
    }

    /// Reads dates such as `12/31/2003`, `31.12.2003` and `03-12-31`.
    private mutating func readYearLast(_ first: Range<Int>) -> Bool {
        let separator = byte(first.upperBound)
        let secondStart = endOfSeparator(at: first.upperBound)
        let secondEnd = endOfDigits(from: secondStart)
        guard isDateSeparator(separator), 1...2 ~= secondEnd - secondStart,
            byte(secondEnd) == separator
        else { return false }
        let thirdStart = endOfSeparator(at: secondEnd)
        let thirdEnd = endOfDigits(from: thirdStart)
        guard thirdEnd > thirdStart, thirdEnd - thirdStart != 3 else { return false }
        var month = number(secondStart..<secondEnd)
        var day = number(first)
        if thirdEnd - thirdStart <= 2, separator == UInt8(ascii: "-"), month <= 12 {
            fields.setYear(number(first), digits: first.count)
            fields.month = month
            fields.day = number(thirdStart..<thirdEnd)
            position = thirdEnd
            return true
        }
        // With slashes the month comes first, as in the United States, if it can be one.
        let isMonthFirst = separator == UInt8(ascii: "/") && !fields.mayBeHijri
        if isMonthFirst ? day <= 12 : month > 12 { swap(&month, &day) }
        let yearEnd = min(thirdEnd, thirdStart + 4)
        fields.setYear(number(thirdStart..<yearEnd), digits: yearEnd - thirdStart)
        fields.month = month
        fields.day = day
        position = yearEnd
        return true
    }

    /// The end of the separator at `index`; spaces may follow a dot, as in `2. 1. 2024`.
    private func endOfSeparator(at index: Int) -> Int {
        byte(index) == UInt8(ascii: ".") ? endOfSpaces(from: index + 1) : index + 1
    }

    private func isDateSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
    }

    /// Reads a number on its own: a day, a year, or the unit that the word after it names.
    private mutating func readPlainNumber(_ range: Range<Int>) -> Bool {
        let value = number(range)
        if let unit = readUnit(of: value) {
            switch unit {
            case .year where fields.yearBeforeEra > 0: fields.year = fields.yearBeforeEra + value
            case .year: fields.setYear(value, digits: range.count)
            case .month: fields.month = value
            case .day: fields.day = value
            case .hour: fields.hour = value
            case .minute: fields.minute = value
            case .second: fields.second = value
            }
            return true
        }
        guard range.count <= 4 else { return false }
        if range.count <= 2, fields.day == nil {
            fields.day = value
        } else if fields.year == nil {
            fields.setYear(value, digits: range.count)
        }
        return true
    }
}
