/// The encoding that unlabelled and mislabelled bytes on the web are mostly in.
public enum Windows1252 {
    /// The character `byte` stands for; the five bytes without one stand for the control
    /// character of the same number (WHATWG Encoding, index windows-1252).
    public static func scalar(for byte: UInt8) -> Unicode.Scalar {
        switch byte {
        case 0x80: "\u{20AC}"
        case 0x82: "\u{201A}"
        case 0x83: "\u{0192}"
        case 0x84: "\u{201E}"
        case 0x85: "\u{2026}"
        case 0x86: "\u{2020}"
        case 0x87: "\u{2021}"
        case 0x88: "\u{02C6}"
        case 0x89: "\u{2030}"
        case 0x8A: "\u{0160}"
        case 0x8B: "\u{2039}"
        case 0x8C: "\u{0152}"
        case 0x8E: "\u{017D}"
        case 0x91: "\u{2018}"
        case 0x92: "\u{2019}"
        case 0x93: "\u{201C}"
        case 0x94: "\u{201D}"
        case 0x95: "\u{2022}"
        case 0x96: "\u{2013}"
        case 0x97: "\u{2014}"
        case 0x98: "\u{02DC}"
        case 0x99: "\u{2122}"
        case 0x9A: "\u{0161}"
        case 0x9B: "\u{203A}"
        case 0x9C: "\u{0153}"
        case 0x9E: "\u{017E}"
        case 0x9F: "\u{0178}"
        default: Unicode.Scalar(byte)
        }
    }
}
