/// Names of months and zones in dates.
enum FeedDateNames {
    /// Prefixes of the months' names in lower case without accents: twelve per language, separated
    /// by semicolons, English first.
    static let months: StaticString = """
        jan ian gen ene sty led jen tam oca jaa xan sij saus yan \
        янв січ яну јан сту ιαν ינו ينا ژان جنو มกร ม.ค जन;\
        feb fev lut uno hel sub vee vel vasari фев лют феб φεβ פבר فبر فور فرور شبا กุม ก.พ फर फ़र;\
        mar mrt mrz bre maa mac ozu kov мар бер сак μαρ μαω מרץ מרס مار มีน มี.ค मार;\
        apr avr abr kwi dub huh nis tra balan \
        апр кві кра απρ אפר أبر إبر ابر آور اپر نيس เมษ เม.ย अप;\
        may mai maj mag kve mei tou svi geguz мая май мај тра μαι מאי ماي مه مئ أيا พฤษ พ.ค मई;\
        jun juin giu cze kes haz iun juun xun cvn lipa lipn birz iyn iyun cerv \
        июн чер чэр юни јун ιουν ιον יונ يون ژوئن جون حزي มิถ มิ.ย जून;\
        jul juil lug lip hei tem iul juul xul xunet cvc srpa srpnj liep iyl iyul cervenc cervene \
        июл лип ліп юли јул ιουλ ιολ יול يول ژوئی جول تمو กรก ก.ค जुल;\
        aug aou ago sie elo avg srp agu kol rugp avq ogo \
        авг сер жні αυγ אוג أغس اغس اوت اگس غشت สิง ส.ค अग;\
        sep set wrz zar szep syy eyl ruj rugs senty senta \
        сен вер сеп σεπ ספט سبت سپت ستم أيل شتن กัน ก.ย सित;\
        oct okt ott out paz rij lok eki spal окт жов кас οκτ אוק أكت اكت اکت ตุล ต.ค अक;\
        nov lis marr kas stu lapkr noy noi ноя лис ліс ное нов νοε נוב نوف نوا نوم نون พฤศ พ.ย नव;\
        dec dez dic gru pro jou des dis ara dek det \
        дек гру сне дец δεκ דצמ ديس دسا دسم دجن ธัน ธ.ค दिस
        """

    /// The same for the months of the solar calendar of Iran, in Persian.
    private static let solarMonths: StaticString = """
        فروردین فروردين;ارد;خرد;تیر تير;مرداد امرداد;شهری شهري;مهر;آبا ابا;آذر اذر;دی;بهم;اسف
        """

    /// The first three letters of the English names of days.
    static let weekdays: [StaticString] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

    /// Returns the month of the solar calendar with such a name.
    static func solarMonth(_ name: InlineArray<16, UInt8>, length: Int) -> Int? {
        // Letters of the Arabic script begin with these bytes.
        guard 0xD8...0xDB ~= name[0] else { return nil }
        return month(name, length: length, of: solarMonths)
    }

    /// Returns the month of the longest known prefix of `name`.
    static func month(
        _ name: InlineArray<16, UInt8>, length: Int, of months: StaticString = FeedDateNames.months
    ) -> Int? {
        let end = months.utf8CodeUnitCount
        var month = 1
        var index = 0
        var longest = (length: 0, month: Int?.none)
        while index < end {
            var offset = 0
            while true {
                let byte = index + offset < end ? unsafe months.utf8Start[index + offset] : 0
                if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") || byte == 0 {
                    if offset == length { return month }
                    if offset > longest.length { longest = (offset, month) }
                    break
                }
                guard offset < length, name[offset] == byte else { break }
                offset += 1
            }
            while index < end {
                let byte = unsafe months.utf8Start[index]
                index += 1
                if byte == UInt8(ascii: ";") { month += 1 }
                if byte == UInt8(ascii: ";") || byte == UInt8(ascii: " ") { break }
            }
        }
        return longest.month
    }

    /// A Latin, Greek or Cyrillic letter in lower case without its accent.
    static func folded(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0xC0...0xDE: return folded(scalar + 0x20)
        case 0xE0...0xE5: return 0x61
        case 0xE7: return 0x63
        case 0xE8...0xEB, 0x11A, 0x11B: return 0x65
        case 0xEC...0xEF: return 0x69
        case 0xF1: return 0x6E
        case 0xF2...0xF6: return 0x6F
        case 0xF9...0xFC, 0x168...0x173: return 0x75
        case 0x15A, 0x15B, 0x15E...0x161: return 0x73
        case 0x179...0x17E: return 0x7A
        case 0x10C, 0x10D: return 0x63
        case 0x11E, 0x11F: return 0x67
        case 0x130, 0x131: return 0x69
        case 0x158, 0x159: return 0x72
        case 0x386, 0x3AC: return 0x3B1
        case 0x388, 0x3AD: return 0x3B5
        case 0x38A, 0x390, 0x3AF, 0x3CA, 0x3AA: return 0x3B9
        case 0x38C, 0x3CC: return 0x3BF
        case 0x38E, 0x3B0, 0x3CD, 0x3CB, 0x3AB: return 0x3C5
        case 0x38F, 0x3CE: return 0x3C9
        case 0x391...0x3A9, 0x410...0x42F: return scalar + 0x20
        case 0x406, 0x408: return scalar + 0x50
        default: return scalar
        }
    }

    /// Offsets from UTC in minutes and the names of their zones, the most frequent first.
    private static let zones: [(offset: Int, names: StaticString)] = [
        (0, "GMT UTC UT Z WET WEZ"), (-300, "EST ET CDT COT PET HNE HAC"),
        (-240, "EDT AST AT CLT VET BOT HAE HNA"), (-360, "CST CT MDT HNC HAR"),
        (-420, "PDT MST MT HNR HAP"), (-480, "PST PT AKDT HNP"),
        (60, "CET MET BST WEST MEZ WESZ WEDT WAT"),
        (120, "CEST MEST EET SAST MESZ MSZ OEZ CEDT MEDT CAT"),
        (180, "EEST MSK TRT IDT EAT OESZ EEDT"), (210, "IRST"), (240, "MSD GST AZT GET SAMT"),
        (270, "IRDT AFT"), (300, "PKT YEKT UZT TMT"), (330, "IST"), (345, "NPT"), (360, "OMST"),
        (390, "MMT"), (420, "ICT WIB NOVT KRAT"), (480, "SGT HKT AWST PHT MYT WITA IRKT"),
        (540, "JST KST WIT YAKT"), (570, "ACST"), (600, "AEST VLAT CHST"), (630, "ACDT"),
        (660, "AEDT MAGT SRET"), (720, "NZST PETT FJT"), (780, "NZDT"), (-120, "BRST UYST"),
        (-150, "NDT HAT"), (-180, "ADT BRT ART CLST UYT HAA"), (-210, "NST HNT"),
        (-540, "AKST HDT"), (-600, "HST"), (-660, "SST"),
    ]

    /// Returns a zone's offset from UTC in minutes.
    ///
    /// - Parameter name: The letters in upper case, packed into an integer with the last one
    ///   lowest.
    static func offset(of name: UInt64) -> Int? {
        switch name {
        case 0: return nil
        // Single letters as in RFC 822, section 5.1: A is UTC-1, N is UTC+1.
        case 0x41...0x49: return -60 * (Int(name) - 0x40)
        case 0x4B...0x4D: return -60 * (Int(name) - 0x41)
        case 0x4E...0x59: return 60 * (Int(name) - 0x4D)
        default: break
        }
        for (offset, names) in zones {
            var word: UInt64 = 0
            let end = names.utf8CodeUnitCount
            for index in 0...end {
                let byte = index < end ? unsafe names.utf8Start[index] : UInt8(ascii: " ")
                if byte != UInt8(ascii: " ") {
                    word = word << 8 | UInt64(byte)
                } else if word == name {
                    return offset
                } else {
                    word = 0
                }
            }
        }
        return nil
    }
}
