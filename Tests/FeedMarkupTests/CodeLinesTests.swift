import FeedMarkup
import Testing

/// What scripts and styles do to pages is done before they are dropped.
struct CodeLinesTests {
    @Test(arguments: [
        "<div class=line>a</div><div>b</div>", "<div>a\n</div><div>b</div>", "<p>a<p>b",
        "<ol><li>a</li><li>b</li></ol>", "<ol><li>a<li>b</ol>",
        "<ul>\n  <li>a</li>\n  <li>b</li></ul>",
        "<table><tr><td>a</td></tr><tr><td>b</td></tr></table>",
        "<table><tr><td class=gutter>1</td><td>a</td></tr><tr><td class=lineno>2<td>b</table>",
        "<span style='display:block'>a</span><span style='display:block'>b</span>",
        "<span class=line>a</span><span class=line>b</span>",
        "<span class=token-line>a<br></span><span>b</span>",
        "<span class=line>a</span>\n<span class=line>b</span>", "a<div>b</div>", "<div>a</div>b",
        "<span class=ln aria-hidden=true>1</span>a\n<span class=ln>2</span>b",
        "<span aria-hidden=true>$ </span>a\n<span aria-hidden=true>$ </span>b",
        "<span style='user-select:none'>1</span>a\n<span style='-webkit-user-select: none'>2</span>b",
        "<button>Copy</button>a\nb",
        "<dl><dt>a<dd>b</dl>", "<section><div>a</div></section><div>b</div>",
    ])
    func `Keeps the lines of code apart, and only them`(code: String) {
        for html in ["<pre>\(code)</pre>", "<pre><code>\(code)</code></pre>"] {
            let clean = sanitized(html)
            let text = HTMLText.text(Array(clean.utf8).span)
            let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(lines == ["a", "b"], "\(clean)")
        }
    }

    @Test(arguments: [
        // Lines that are elements of code are parted.
        ("<pre><code>a</code><code>b</code></pre>", "<pre><code>a</code><code>\nb</code></pre>"),
        (
            "<pre><span class=line>a</span>\n<span class=line></span>\nb</pre>",
            "<pre>a\n\nb</pre>"
        ),
        // The breaks of styles.
        ("<p><strong style='display:block'>A</strong>b.</p>", "<p><strong>A</strong><br>b.</p>"),
        ("<p>a<span style='display: flex'>b</span>c</p>", "<p>a<br>b<br>c</p>"),
        ("<div style='display:flex'><span>a</span><span>b</span></div>", "<div>a b</div>"),
        ("<p><b style='display:block'>a</b> <br>b</p>", "<p><b>a</b> <br>b</p>"),
        ("<p><b style='display:block'>a</b></p><p>b</p>", "<p><b>a</b></p><p>b</p>"),
        ("<p style='white-space:pre-line'>\na\n b\n\nc\n</p>", "<p>a<br> b<br><br>c</p>"),
        (
            "<p>10<span style='vertical-align:super;font-size:80%'>6</span>.</p>",
            "<p>10<sup>6</sup>.</p>"
        ),
        (
            "<p>H<small style='vertical-align: sub'>2</small>O</p>",
            "<p>H<small><sub>2</sub></small>O</p>"
        ),
        ("<p style='white-space:nowrap'>a\nb</p>", "<p>a\nb</p>"),
        ("<p style='white-space:pre'>a\n<b>b</b></p>", "<p>a<b><br>b</b></p>"),
        // What is beside the text is dropped.
        ("<div><button type=button>Copy</button>a</div>", "<div>a</div>"),
        ("<h3><button>Q</button></h3>a", "<h3>Q</h3>a"),
        ("<button aria-expanded=false>Q</button>a", "Qa"), ("<button>Copy<p>a</button>b", "b"),
        ("<div><button>Copy</div>a", "<div></div>a"),
        (
            "<button><img src=https://a.example/b.jpg></button>",
            "<img src=\"https://a.example/b.jpg\">"
        ),
        ("<span class='btn copy-btn'>Copy</span>a", "a"), ("<p class=copy>a</p>", "<p>a</p>"),
        ("<table><tr><td class=line-numbers>1<td>a</table>", "<table><tr><td>a</td></tr></table>"),
        ("<pre class=line-numbers>a</pre>", "<pre>a</pre>"), ("<pre class=lineno>1\n2</pre>a", "a"),
        ("<span aria-hidden=true>→</span>", "→"),
        ("<svg role=presentation><title>T</title></svg>a", "a"),
        (
            "<i aria-hidden=true><svg><title>T</title></svg></i>a<svg><title>U</title></svg>",
            "<i></i>a U"
        ),
        // The source of formulas in scripts is kept.
        ("Let <script type='math/tex'>x^2 < 1</script> be.", "Let x^2 &lt; 1 be."),
        ("a<script type='math/tex; mode=display'>% <![CDATA[\nx %]]></script>b", "a<br>x<br>b"),
        ("<script type='text/javascript'>x</script>", ""), ("<script type=math/tex></script>", ""),
        (
            "<math><mi>x</mi></math><script type=math/tex>x</script>",
            "<math><mi>x</mi></math>"
        ),
        // Addresses for other programs are shown as text.
        (
            "<a href='magnet:?xt=urn:btih:1&amp;dn=a'>Get</a>",
            "Get (magnet:?xt=urn:btih:1&amp;dn=a)"
        ),
        ("<a href='tel:+15550100'>555 0100</a>", "555 0100"),
        ("<a href='tel:5'>Call</a>", "Call (tel:5)"),
        ("<a href='FTP://a.example/b'>a.example/b</a>", "a.example/b"),
        ("<a href='geo:1,2'></a>", "geo:1,2"), ("<a href='javascript:x'>a</a>", "a"),
        ("<a href='data:text/html,x'>a</a>", "a"), ("<a href='magnet:'>a</a>", "a"),
        ("<a href='xmpp:<b>'>a</a>", "a (xmpp:&lt;b&gt;)"),
    ])
    func `Does what scripts, styles and other programs would do`(html: String, expected: String) {
        #expect(sanitized(html) == expected)
    }
}
