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

    /// Returns a zone's offset from UTC in minutes.
    ///
    /// - Parameter name: The letters in upper case, packed into an integer with the last one
    ///   lowest.
    static func offset(of name: UInt64) -> Int? {
        switch name {
        case 0: return nil
        case zone("GMT"), zone("UTC"), zone("UT"), zone("Z"), zone("WET"), zone("WEZ"): return 0
        case zone("CET"), zone("MET"), zone("BST"), zone("WEST"), zone("MEZ"), zone("WESZ"),
            zone("WEDT"), zone("WAT"):
            return 60
        case zone("CEST"), zone("MEST"), zone("EET"), zone("SAST"), zone("MESZ"), zone("MSZ"),
            zone("OEZ"), zone("CEDT"), zone("MEDT"), zone("CAT"):
            return 2 * 60
        case zone("EEST"), zone("MSK"), zone("TRT"), zone("IDT"), zone("EAT"), zone("OESZ"),
            zone("EEDT"):
            return 3 * 60
        case zone("IRST"): return 3 * 60 + 30
        case zone("MSD"), zone("GST"), zone("AZT"), zone("GET"), zone("SAMT"): return 4 * 60
        case zone("IRDT"), zone("AFT"): return 4 * 60 + 30
        case zone("PKT"), zone("YEKT"), zone("UZT"), zone("TMT"): return 5 * 60
        case zone("IST"): return 5 * 60 + 30
        case zone("NPT"): return 5 * 60 + 45
        case zone("OMST"): return 6 * 60
        case zone("MMT"): return 6 * 60 + 30
        case zone("ICT"), zone("WIB"), zone("NOVT"), zone("KRAT"): return 7 * 60
        case zone("SGT"), zone("HKT"), zone("AWST"), zone("PHT"), zone("MYT"), zone("WITA"),
            zone("IRKT"):
            return 8 * 60
        case zone("JST"), zone("KST"), zone("WIT"), zone("YAKT"): return 9 * 60
        case zone("ACST"): return 9 * 60 + 30
        case zone("AEST"), zone("VLAT"), zone("CHST"): return 10 * 60
        case zone("ACDT"): return 10 * 60 + 30
        case zone("AEDT"), zone("MAGT"), zone("SRET"): return 11 * 60
        case zone("NZST"), zone("PETT"), zone("FJT"): return 12 * 60
        case zone("NZDT"): return 13 * 60
        case zone("BRST"), zone("UYST"): return -2 * 60
        case zone("NDT"), zone("HAT"): return -(2 * 60 + 30)
        case zone("ADT"), zone("BRT"), zone("ART"), zone("CLST"), zone("UYT"), zone("HAA"):
            return -3 * 60
        case zone("NST"), zone("HNT"): return -(3 * 60 + 30)
        case zone("EDT"), zone("AST"), zone("AT"), zone("CLT"), zone("VET"), zone("BOT"),
            zone("HAE"), zone("HNA"):
            return -4 * 60
        case zone("EST"), zone("ET"), zone("CDT"), zone("COT"), zone("PET"), zone("HNE"),
            zone("HAC"):
            return -5 * 60
        case zone("CST"), zone("CT"), zone("MDT"), zone("HNC"), zone("HAR"): return -6 * 60
        case zone("PDT"), zone("MST"), zone("MT"), zone("HNR"), zone("HAP"): return -7 * 60
        case zone("PST"), zone("PT"), zone("AKDT"), zone("HNP"): return -8 * 60
        case zone("AKST"), zone("HDT"): return -9 * 60
        case zone("HST"): return -10 * 60
        case zone("SST"): return -11 * 60
        // Single letters as in RFC 822, section 5.1: A is UTC-1, N is UTC+1.
        case 0x41...0x49: return -60 * (Int(name) - 0x40)
        case 0x4B...0x4D: return -60 * (Int(name) - 0x41)
        case 0x4E...0x59: return 60 * (Int(name) - 0x4D)
        default: return nil
        }
    }

    @inline(__always)
    private static func zone(_ name: StaticString) -> UInt64 {
        name.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt64($1) } }
    }
}
