import FeedMarkup
import Testing

struct HTMLSanitizerTests {
    private func sanitize(
        _ source: String, syntax: MarkupSyntax = .html, base: String? = "http://example.org/a/"
    ) -> String {
        sanitized(source, syntax: syntax, base: base)
    }

    @Test(arguments: [
        "src='ftp://a.example/a.png' srcset='d 1n", "src='' srcset='d 1n", "srcset='d 1n",
        // A candidate that is only a host is dropped.
        "srcset='d 0x 0x,,,//ble",
    ])
    func `A picture whose address is of no use is the first of its list`(start: String) {
        #expect(
            sanitize("<img \(start), b.png 2x'>")
                == "<img srcset=\"http://example.org/a/b.png 2x\" src=\"http://example.org/a/b.png\">"
        )
    }

    @Test func `Keeps candidates with a comma revealed by cleaning`() {
        #expect(
            sanitize("<img src=a srcset='.,\u{13}, b.png 2x'>")
                .hasSuffix("srcset=\"http://example.org/a/b.png 2x\">"))
    }

    @Test(arguments: ["///ble", "http:/ble", "\\\\ble", "//ble", "http://ble"])
    func `Judges picture addresses alike for all spellings of slashes`(address: String) {
        #expect(sanitize("<img srcset=\"\(address)\">") == "")
        #expect(
            sanitize("<img srcset=\"\(address)/a.png\">")
                == "<img srcset=\"http://ble/a.png\" src=\"http://ble/a.png\">")
    }

    @Test(arguments: [
        ("", ""),
        ("plain", "plain"),
        ("<p>One <em>two</em></p>", "<p>One <em>two</em></p>"),
        ("<P CLASS=x ID=y STYLE='color:red'>a</P>", "<p>a</p>"),
        ("a<br/>b<hr>", "a<br>b<hr>"),
        (
            "a &amp; b & c &lt;i&gt; &eacute;&nbsp;1 < 2 > 0",
            "a &amp; b &amp; c &lt;i&gt; é\u{A0}1 &lt; 2 &gt; 0"
        ),
        (
            "<span>a</span><span lang=de>b</span><font color=red>c</font>",
            "a<span lang=\"de\">b</span>c"
        ),
        ("<unknown>a</unknown><o:p>b</o:p><x-y/>c", "a<p>b</p>c"),
        ("<!-- a -->b<!doctype html><?php x ?>c", "bc"),
        ("<html><head><title>t</title><style>s</style></head><body>a</body></html>", "a"),
        (
            "<time datetime='2017-01-01'>a</time><ol start=3><li value=5>b</ol>",
            "<time datetime=\"2017-01-01\">a</time><ol start=\"3\"><li value=\"5\">b</li></ol>"
        ),
        ("<xmp><b>a</xmp>", "<pre>&lt;b&gt;a</pre>"),
        ("<script src=http://x/>alert(1)</script>a", "a"),
        ("<script src='x'/>alert('<b>')</script>a<style/>b</style><title/>c</title>d", "ad"),
        // Written as XML.
        ("a<script src='x'/>b<script>c</script>d", "abd"),
        ("<a style='display:none' href='tel:+1234567'/>a", "a"),
        ("<script src='x'/><style />a<iframe title='x'/><object /><p>b</p>", "a<p>b</p>"),
        (
            "<audio src='b'/><p style='display:none'/><button />c",
            "<audio src=\"http://example.org/a/b\" controls=\"\"></audio>c"
        ),
        (
            "<video/><source src='b'></video>c",
            "<video controls=\"\"><source src=\"http://example.org/a/b\"></video>c"
        ),
        // What is not well-formed.
        ("<b><i>a</b>b</i>", "<b><i>a</i></b>b"),
        ("<p><b>a<div>b</div>", "<p><b>a</b></p><div>b</div>"),
        (
            "<ul><li>a<li>b<ul><li>c</ul><li>d</ul>",
            "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>"
        ),
        (
            "<table><tr><td>a<td>b<tr><th>c</table>d",
            "<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>d"
        ),
        (
            "<table><td>a<tbody><tr><td>b",
            "<table><tr><td>a</td></tr><tbody><tr><td>b</td></tr></tbody></table>"
        ),
        ("<table><tr><td>a</b></div>b", "<table><tr><td>ab</td></tr></table>"),
        ("<td>a</td><tr>b</tr>", "ab"),
        (
            "<table><colgroup><col><col span=2><tr><td>a",
            "<table><colgroup><col><col span=\"2\"></colgroup><tr><td>a</td></tr></table>"
        ),
        ("</br>a</img>", "<br>a"),
        // What is open at the top.
        ("<table><tr><table>", "<table><tr></tr></table><table></table>"),
        ("<math><mi>x</mi><b>y</b></math>", "<math><mi>x</mi>y</math>"),
        ("<math><mi>x<p>y", "<math><mi>x</mi></math><p>y</p>"),
        ("<li>a<li>b", "<li>a</li><li>b</li>"), ("<mi>x</mi>", "x"),
        ("<table><col><col>", "<table><col><col></table>"),
        ("<table><colgroup><col><tr>", "<table><colgroup><col></colgroup><tr></tr></table>"),
    ])
    func `Keeps harmless markup, and writes it well-formed`(source: String, expected: String) {
        #expect(sanitize(source) == expected)
    }

    @Test(arguments: [
        ("a<script>alert(1)</script>b", "ab"),
        ("a<SCRIPT\n>alert('</p>')</SCRIPT >b", "ab"),
        ("a<script>b", "a"),
        ("a<style>b{}</style><iframe>c</iframe><noembed>d</noembed>e", "ae"),
        ("a<object><p>b</p></object><embed src=javascript:x><applet>c</applet>d", "a<p>b</p>d"),
        ("a<svg><script>b</script><text>c</text></svg>d", "a c d"),
        ("a<svg/>b<svg><p>c", "ab<p>c</p>"),
        (
            "<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">",
            "<img src=\"http://example.org/a/1\">\"&gt;"
        ),
        ("<math><mi>x</mi><annotation>y</annotation></math>", "<math><mi>x</mi></math>"),
        (
            "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
            "<math><mtext></mtext></math><table></table>"
        ),
        (
            "<form action=x><input name=y><button>b</button><select><option>c</select><textarea><b>d</textarea></form>",
            ""
        ),
        ("<template><p>a</template>b", "b"),
        ("<a href=javascript:alert(1)>b</a>", "b"),
        ("<a href=' &#106;ava&Tab;script&colon;x'>b</a>", "b"),
        ("<a href=\"java\u{0}script:x\">b</a>", "b"),
        ("<img src=x onerror=alert(1)>", "<img src=\"http://example.org/a/x\">"),
        ("<img src=\"javascript:x\">a", "a"),
        ("<img src=\"javascript:x\" alt=\"b\">", "<img alt=\"b\">"),
        ("<img/src=x/onerror=alert(1)>", "<img src=\"http://example.org/a/x/onerror=alert(1)\">"),
        (
            "<p title='\"><script>x</script>'>a",
            "<p title=\"&quot;&gt;&lt;script&gt;x&lt;/script&gt;\">a</p>"
        ),
        (
            "<a href='http://example.org/\"onclick=x'>a</a>",
            "<a href=\"http://example.org/%22onclick=x\">a</a>"
        ),
        ("<p title=a title=b>c", "<p title=\"a\">c</p>"),
        ("a<b", "a"),
        ("a<b title=\"", "a"),
        ("a<!-- b", "a"),
        ("a<scr<script>ipt>alert(1)</script>b", "aipt&gt;alert(1)b"),
        ("&lt;script&gt;x&lt;/script&gt;", "&lt;script&gt;x&lt;/script&gt;"),
        ("a\u{202E}b&#x202E;c&#8238;d\u{1}&#2;", "abcd"),
        ("<p dir='x\"y'>a<b lang=''>b", "<p>a<b>b</b></p>"),
        ("<meta http-equiv=refresh content=0><link rel=x><base href=//evil>a", "a"),
        ("<plaintext>a</plaintext>", "<pre>a&lt;/plaintext&gt;</pre>"),
    ])
    func `Drops harmful markup`(source: String, expected: String) {
        #expect(sanitize(source) == expected)
    }

    @Test(arguments: [
        ("<a href=b>c</a>", "<a href=\"http://example.org/a/b\">c</a>"),
        ("<a href=mailto:a@example.org>c</a>", "<a href=\"mailto:a@example.org\">c</a>"),
        ("<a name=b>c</a><a href=''>d</a>", "cd"),
        (
            "<a href='?a=1&copy=2&amp;b'>c</a>",
            "<a href=\"http://example.org/a/?a=1&amp;copy=2&amp;b\">c</a>"
        ),
        (
            "<img src=b width=12345678 height=' '><img src=b width=123456789>",
            "<img src=\"http://example.org/a/b\" width=\"12345678\"><img src=\"http://example.org/a/b\">"
        ),
        (
            "<img src=b width=10 height='5%' alt='x \"y\"'>",
            "<img src=\"http://example.org/a/b\" width=\"10\" height=\"5%\" alt=\"x &quot;y&quot;\">"
        ),
        ("<img src='data:image/png;base64,AA=='>", "<img src=\"data:image/png;base64,AA==\">"),
        ("<img src='data:image/svg+xml,x' data-src=b>", "<img src=\"http://example.org/a/b\">"),
        (
            "<img srcset='b 1x, javascript:x 2x, c,d 640w,, e' src=f>",
            "<img srcset=\"http://example.org/a/b 1x, http://example.org/a/c,d 640w, http://example.org/a/e\" src=\"http://example.org/a/f\">"
        ),
        (
            "<video src=b autoplay onplay=x><source src=c><track src=d kind=captions></video>",
            "<video src=\"http://example.org/a/b\" controls=\"\"><source src=\"http://example.org/a/c\"><track src=\"http://example.org/a/d\" kind=\"captions\"></video>"
        ),
        (
            "<source src=c><blockquote cite=b>q",
            "<blockquote cite=\"http://example.org/a/b\">q</blockquote>"
        ),
    ])
    func `Resolves addresses`(source: String, expected: String) {
        #expect(sanitize(source) == expected)
    }

    @Test func `Keeps relative addresses without a base`() {
        #expect(sanitize("<a href=b/c>d</a>", base: nil) == "<a href=\"b/c\">d</a>")
    }

    @Test(arguments: [
        (
            "<div xmlns='x'><p>a<br/>b</p><p/><![CDATA[<c>]]></div>",
            "<div><p>a<br>b</p><p></p>&lt;c&gt;</div>"
        ),
        (
            "<xhtml:p xml:lang='de'>a &eacute; &copy <xhtml:script>b</xhtml:script></xhtml:p>",
            "<p lang=\"de\">a é &amp;copy </p>"
        ),
        ("<p>a<script/>b</p>", "<p>ab</p>"),
        ("<svg:svg><svg:g/></svg:svg>b", "b"),
    ])
    func `Reads XHTML`(source: String, expected: String) {
        #expect(sanitize(source, syntax: .xml) == expected)
    }

    @Test(arguments: [
        ("$a<b$ and $c>d$ <b>x</b>", "$a&lt;b$ and $c&gt;d$ <b>x</b>"),
        ("$a<b$, <i>x</i>, $c<d$", "$a&lt;b$, <i>x</i>, $c&lt;d$"),
        ("<p>Use <n of them", "<p>Use &lt;n of them</p>"),
        ("<p>x<a href=y", "<p>x</p>"), ("<p>x<figu", "<p>x</p>"),
    ])
    func `Keeps what is no tag as text`(source: String, expected: String) {
        #expect(sanitize(source) == expected)
    }

    @Test func `Writes the state of checkboxes`() {
        let list =
            "<ul><li><input type=checkbox disabled checked> a</li><li><INPUT type='CheckBox'/> b</li></ul>"
        #expect(sanitize(list) == "<ul><li>☑ a</li><li>☐ b</li></ul>")
        #expect(sanitize("<input type=text checked><input>a") == "a")
    }

    @Test func `Drops overlong attributes`() {
        let long = String(repeating: "a", count: HTMLSanitizer.attributeLimit)
        #expect(sanitize("<a href='http://e.org/\(long)'>x</a>") == "x")
        #expect(sanitize("<img alt='\(long)b'><img alt='b'>") == "<img alt=\"b\">")
    }
}
