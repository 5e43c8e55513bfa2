/// Classic Macintosh encodings, which converters support partly or without the euro sign.
///
/// Named as in the WHATWG Encoding Standard where it has a name. The characters are those of
/// Apple's tables (Unicode, Public/MAPPINGS/VENDORS/APPLE).
enum MacintoshEncoding: String, CaseIterable, Sendable {
    case roman = "macintosh"
    case centralEurope = "mac-latin2"
    case croatian = "mac-croatian"
    case cyrillic = "x-mac-cyrillic"
    case greek = "mac-greek"
    case icelandic = "mac-iceland"
    case romanian = "mac-romanian"
    case turkish = "mac-turkish"

    /// Appends `bytes` from `start` on to `output` as UTF-8. Every byte is valid.
    func decode(_ bytes: Span<UInt8>, from start: Int, into output: inout [UInt8]) {
        let characters = upperHalf.unicodeScalars.map { Array(String($0).utf8) }
        for index in start..<bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                output.append(byte)
            } else {
                output.append(contentsOf: characters[Int(byte) - 0x80])
            }
        }
    }

    /// The characters for the bytes from 0x80 on.
    private var upperHalf: String {
        switch self {
        case .roman:
            """
            ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
            †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
            ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
            ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
            """
        case .centralEurope:
            """
            ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü\
            †°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅ\
            ņŃ¬√ńŇ∆«»…\u{A0}ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖ\
            ŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ
            """
        case .croatian:
            """
            ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
            †°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø\
            ¿¡¬√ƒ≈Ć«Č…\u{A0}ÀÃÕŒœĐ—“”‘’÷◊\u{F8FF}©⁄€‹›Æ»\
            –·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ
            """
        case .cyrillic:
            """
            АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
            †°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњ\
            јЅ¬√ƒ≈∆«»…\u{A0}ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёя\
            абвгдежзийклмнопрстуфхцчшщъыьэю€
            """
        case .greek:
            """
            Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦€ùûü\
            †ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩ\
            άΝ¬ΟΡ≈Τ«»…\u{A0}ΥΧΆΈœ–―“”‘’÷ΉΊΌΎέήίόΏ\
            ύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ\u{AD}
            """
        case .icelandic:
            """
            ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
            Ý°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
            ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€ÐðÞþ\
            ý·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
            """
        case .romanian:
            """
            ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
            †°¢£§•¶ß®©™´¨≠ĂȘ∞±≤≥¥µ∂∑∏π∫ªºΩăș\
            ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›Țț\
            ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
            """
        case .turkish:
            """
            ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
            †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
            ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş\
            ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙ\u{F8A0}ˆ˜¯˘˙˚¸˝˛ˇ
            """
        }
    }
}
