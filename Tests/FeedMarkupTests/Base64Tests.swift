import FeedMarkup
import Testing

struct Base64Tests {
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{FF}\u{3FF}", "w7/Pvw=="),
    ])
    func `Encodes and decodes the test vectors of RFC 4648`(text: String, letters: String) {
        let bytes = Array(text.utf8)
        #expect(Base64.text(bytes.span) == letters)
        #expect(Base64.decoded(Array(letters.utf8).span) == bytes)
    }

    @Test func `Round-trips all bytes at any length`() {
        let bytes = (0..<256).map { UInt8($0) }
        for count in 250...256 {
            let part = Array(bytes[..<count])
            #expect(Base64.decoded(Array(Base64.text(part.span).utf8).span) == part)
        }
    }

    @Test(arguments: [
        "w7_Pvw", "w7/\n Pvw==", "w7/Pvw", "<w7/P>vw==",
    ])
    func `Decodes the URL alphabet and skips other characters`(letters: String) {
        #expect(Base64.decoded(Array(letters.utf8).span) == Array("\u{FF}\u{3FF}".utf8))
    }

    @Test func `Appends to existing text`() {
        var text = Array("data:,".utf8)
        Base64.append(Array("fo".utf8).span, to: &text)
        #expect(text == Array("data:,Zm8=".utf8))
    }
}
