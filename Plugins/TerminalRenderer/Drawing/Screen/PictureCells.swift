/// Cells for the parts of a picture: kitty's "Unicode placeholders"
/// (sw.kovidgoyal.net/kitty/graphics-protocol, section of that name).
enum PictureCells {
    /// The most rows and columns of a picture.
    static let longest = marks.count

    /// The terminal's id of a drawing: its lowest byte is a fixed colour of the palette, its
    /// highest the third mark of a cell.
    static func number(of drawing: Int) -> Int { high(of: drawing) << 24 | low(of: drawing) }

    /// The style of a drawing's cells: the colour encodes the id.
    static func style(of drawing: Int) -> String { "\u{1B}[0;38;5;\(low(of: drawing))m" }

    static func text(of drawing: Int, row: Int, columns: Int) -> String {
        var text = ""
        for column in 0..<min(columns, longest) {
            for value in [
                0x10_EEEE, marks[row % longest], marks[column], marks[high(of: drawing)],
            ] {
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
        }
        return text
    }

    private static func low(of drawing: Int) -> Int { 16 + drawing % 240 }

    private static func high(of drawing: Int) -> Int { drawing / 240 % marks.count }

    /// Marks for numbers from 0 on: combining characters that normalization doesn't change, in the
    /// order of kitty's `rowcolumn-diacritics.txt`.
    private static let marks: [UInt32] = [
        0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350,
        0x351, 0x352, 0x357, 0x35B, 0x363, 0x364, 0x365, 0x366, 0x367, 0x368, 0x369, 0x36A, 0x36B,
        0x36C, 0x36D, 0x36E, 0x36F, 0x483, 0x484, 0x485, 0x486, 0x487, 0x592, 0x593, 0x594, 0x595,
        0x597, 0x598, 0x599, 0x59C, 0x59D, 0x59E, 0x59F, 0x5A0, 0x5A1, 0x5A8, 0x5A9, 0x5AB, 0x5AC,
        0x5AF, 0x5C4, 0x610, 0x611, 0x612, 0x613, 0x614, 0x615, 0x616, 0x617, 0x657, 0x658, 0x659,
        0x65A, 0x65B, 0x65D, 0x65E, 0x6D6, 0x6D7, 0x6D8, 0x6D9, 0x6DA, 0x6DB, 0x6DC, 0x6DF, 0x6E0,
        0x6E1, 0x6E2, 0x6E4, 0x6E7, 0x6E8, 0x6EB, 0x6EC, 0x730, 0x732, 0x733, 0x735, 0x736,
    ]
}
