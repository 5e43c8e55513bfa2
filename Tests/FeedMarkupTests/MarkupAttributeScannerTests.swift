import FeedMarkup
import Testing

@Suite struct MarkupAttributeScannerTests {
    @Test(arguments: [
        ("<a>", []),
        ("<a b='1' c=\"2\">", ["b=1", "c=2"]),
        ("<a b = '1'\n\tc='x>y'/>", ["b=1", "c=x>y"]),
        ("<a b=1 c=2/>", ["b=1", "c=2"]),
        ("<a b c='1'>", ["b=", "c=1"]),
        ("<a b='1'c='2'>", ["b=1", "c=2"]),
        ("<a 'b' =\"c\" d=''>", ["b'=c", "d="]),
        ("<a b='1>", ["b=1"]),
        ("<a b=\"1> <c d=\"2\"/>", ["b=1"]),
        ("<a b=>", ["b="]),
    ])
    func `Scans XML attributes as written`(markup: String, expected: [String]) {
        #expect(attributes(markup, .xml) == expected)
    }

    @Test(arguments: [
        ("<a B=c/d E>", ["B=c/d", "E="]),
        ("<a/b/c>", ["b=", "c="]),
        ("<a \"b=c>", ["\"b=c"]),
        ("<a b=\"c\"d='e'>", ["b=c", "d=e"]),
        ("<a b='c' b='d'>", ["b=c", "b=d"]),
        ("<a =b>", ["=b="]),
    ])
    func `Scans HTML attributes like browsers`(markup: String, expected: [String]) {
        #expect(attributes(markup, .html) == expected)
    }
}
