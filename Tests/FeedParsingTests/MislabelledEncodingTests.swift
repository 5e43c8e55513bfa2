import FeedLoading
import FeedModel
import FeedParsing
import Testing

@Suite struct MislabelledEncodingTests {

    @Test(arguments: ["gb2312", "gbk", "gb18030", "big5", "shift_jis", "euc-kr", "euc-jp"])
    func `Reads UTF-8 under the label of a multi-byte encoding`(label: String) {
        for words in ["Größe und schöne Grüße", "Привет мир", "你好，世界", "Ça va, déjà vu"] {
            let text = "<?xml version='1.0' encoding='\(label)'?><t>\(words)</t>"
            let found = read(Array(text.utf8))
            #expect(found.text == text)
            #expect(found.problems == ["encoding-mislabelled"])
        }
    }

    @Test(arguments: [
        ("iso-2022-jp", "\u{1B}$BF|K\\\u{1B}(B", "日本"), ("hz-gb-2312", "~{VPND~}", "中文"),
    ])
    func `Reads an encoding that escapes to ASCII as declared`(
        label: String, written: String, text: String
    ) {
        let head = "<?xml version='1.0' encoding='\(label)'?><t>"
        let found = read(Array((head + written).utf8), charset: "utf-8")
        #expect(found.text == head + text)
        #expect(found.problems == ["encoding-mislabelled"])
        #expect(read(Array((head + "a").utf8), charset: "utf-8").problems == [])
    }

    @Test func `Reads GBK as labelled, though some characters look like UTF-8`() {
        // 联通 is valid UTF-8, too.
        let head = Array("<?xml version='1.0' encoding='gbk'?><t>".utf8)
        let found = read(head + [0xC1, 0xAA, 0xCD, 0xA8])
        #expect(found.text.hasSuffix("<t>联通"))
        #expect(found.problems == [])
    }

    @Test(arguments: ["cp037", "ebcdic-cp-us", "cp500"])
    func `Follows no EBCDIC label of a document in ASCII`(label: String) {
        for words in ["one", "Größe"] {
            let text = "<?xml version='1.0' encoding='\(label)'?><t>\(words)</t>"
            let declared = read(Array(text.utf8))
            #expect(declared.text == text)
            #expect(declared.problems == ["encoding-mislabelled"])
            let served = read(Array("<t>\(words)</t>".utf8), charset: label)
            #expect(served.text == "<t>\(words)</t>")
            #expect(served.problems == ["encoding-mislabelled"])
        }
    }
}
