import Testing

/// A page in the shape of a publishing system's. `[1]`, `[2]`, … stand for text that a reader wants, and `{1}`, `{2}`, …
/// for text around it.
struct PublishedPage: CustomTestStringConvertible {
    let system: String
    let markup: String

    var testDescription: String { system }

    static let all = [
        PublishedPage(
            system: "WordPress",
            markup: """
                <body class="single has-sidebar comments-open"><a class="skip-link screen-reader-text" href="#c">{1}</a>
                <header id="masthead" class="site-header"><nav><ul><li><a href="/">{2}</a></ul></nav></header>
                <main id="main"><article class="post type-post hentry"><header class="entry-header"><h1>{title}</h1>
                <div class="entry-meta"><span class="byline">{3}</span></div></header><div class="entry-content"><p>[1]</p>
                <div class="code-block ad-insert"><p>{4}</p></div><h2>[2]</h2><p>[3] <a href="/x">[4]</a></p>
                <div class="sharedaddy sd-sharing-enabled"><ul><li><a href="/s">{5}</a></ul></div>
                <div class="jp-relatedposts"><h3>{6}</h3><p>{7}</p></div></div></article>
                <div id="comments" class="comments-area"><ol><li class="comment"><p>{8}</p><p>{9}</p><p>{8}</p></ol></div></main>
                <aside class="widget-area"><section class="widget"><p>{9}</p></section></aside>
                <div class="cookie-notice"><p>{10}</p></div></body>
                """),
        PublishedPage(
            system: "WordPress with a page builder",
            markup: """
                <body class="elementor-page"><div class="elementor-location-single post hentry"><div class="elementor-column">
                <div class="elementor-widget elementor-widget-text-editor"><p>[1]</p></div>
                <div class="elementor-widget elementor-widget-text-editor"><p>[2]</p></div>
                <div class="elementor-widget elementor-widget-text-editor"><p>[3]</p></div></div></div>
                <div class="elementor-location-footer"><p>{1}</p></div></body>
                """),
        PublishedPage(
            system: "Ghost",
            markup: """
                <header class="gh-navigation"><nav>{1}</nav></header><main class="gh-main"><article class="gh-article post">
                <header class="gh-article-header"><h1>{title}</h1></header><section class="gh-content gh-canvas"><p>[1]</p>
                <div class="kg-card kg-callout-card"><div class="kg-callout-text">[2]</div></div>
                <div class="kg-card kg-signup-card"><div class="newsletter"><p>{2}</p></div></div><p>[3]</p></section></article>
                <aside class="read-more-wrap"><article class="post-card"><a href="/1"><h3>{3}</h3></a><p>{4}</p></article>
                <article class="post-card"><a href="/2"><h3>{5}</h3></a><p>{6}</p></article></aside></main>
                """),
        PublishedPage(
            system: "Substack",
            markup: """
                <div id="entry"><article class="newsletter-post post"><div class="post-header"><h1>{title}</h1></div>
                <div class="available-content"><div class="body markup"><p>[1]</p><div class="subscription-widget-wrap"><p>{1}</p>
                </div><p class="button-wrapper"><a class="button primary" href="/s"><span>{2}</span></a></p><p>[2]</p>
                <div class="footnote"><a href="#a">1</a><div class="footnote-content"><p>[3]</p></div></div></div></div>
                <div class="post-footer">{3}</div></article><div class="comments-page"><p>{4}</p><p>{5}</p></div></div>
                """),
        PublishedPage(
            system: "Medium",
            markup: """
                <div id="root"><div class="a b"><a href="/">{1}</a></div><article><section><div class="c"><h1>{title}</h1>
                <p class="pw-post-body-paragraph" id="1">[1]</p></div></section><section><div class="c">
                <p class="pw-post-body-paragraph" id="2">[2]</p><p class="pw-post-body-paragraph">[3]</p></div></section></article>
                <div class="d"><a href="/p"><h2>{2}</h2></a></div><div class="e"><a href="/q"><h2>{3}</h2></a></div></div>
                """),
        PublishedPage(
            system: "Blogger",
            markup: """
                <div class="column-center-outer"><div class="post hentry"><h3 class="post-title">{title}</h3>
                <div class="post-body entry-content">[1]<br><br>[2]<br><br>[3]</div><div class="post-footer">{1}</div></div>
                <div class="comments"><p class="comment-content">{2}</p></div></div><aside><div class="widget Text">{3}</div></aside>
                """),
        PublishedPage(
            system: "Drupal",
            markup: """
                <header role="banner"><nav>{1}</nav></header><main role="main"><article class="node node--type-article">
                <footer class="node__meta">{2}</footer><div class="node__content"><div class="field field--name-body"><p>[1]</p>
                <p>[2]</p><ul><li>[3]</li></ul></div><div class="field field--name-field-tags"><ul><li><a href="/t">{3}</a></ul></div>
                </div></article><section class="comment-wrapper"><p>{4}</p></section></main><div class="eu-cookie-banner">{5}</div>
                """),
        PublishedPage(
            system: "Joomla",
            markup: """
                <form action="/" id="adminForm"><nav>{1}</nav><main id="content"><div class="item-page"><h2>{title}</h2>
                <div itemprop="articleBody"><p>[1]</p><p>[2]</p><p>[3]</p></div><ul class="pager pagenav"><li><a href="/p"
                rel="prev">{2}</a></ul></div></main><footer class="footer"><p>{3}</p></footer></form>
                """),
        PublishedPage(
            system: "Squarespace",
            markup: """
                <main role="main"><article class="sections"><section class="page-section"><article class="h-entry blog-item">
                <div class="blog-item-title"><h1>{title}</h1></div><div class="blog-item-content e-content"><div class="sqs-layout">
                <div class="sqs-block"><p>[1]</p></div><div class="sqs-block newsletter-block"><p>{1}</p></div>
                <div class="sqs-block"><p>[2]</p><p>[3]</p></div></div></div><div class="blog-item-comments"><p>{2}</p></div>
                </article></section></article></main>
                """),
        PublishedPage(
            system: "Wix",
            markup: """
                <main id="PAGES_CONTAINER"><div class="x1"><article class="x2"><h1>{title}</h1><section data-hook="post-description">
                <div class="x3"><div data-hook="rcv-block1"><p class="x4"><span>[1]</span></p></div><div><p><span>[2]</span></p></div>
                <div><p><span>[3]</span></p></div></div></section></article><div data-hook="post-footer">{1}</div>
                <div data-hook="comments"><p>{2}</p></div></div></main><footer id="SITE_FOOTER"><p>{3}</p></footer>
                """),
        PublishedPage(
            system: "Hugo",
            markup: """
                <header><nav>{1}</nav></header><div class="q"><div class="r"><h1>{title}</h1><p>[1]</p><pre><code>[2]</code></pre>
                <p>[3]</p><section class="footnotes" role="doc-endnotes"><ol><li>[4]</li></ol></section></div>
                <div class="s"><ul><li><a href="/1">{2}</a><li><a href="/2">{3}</a></ul></div></div><footer>{4}</footer>
                """),
        PublishedPage(
            system: "Jekyll",
            markup: """
                <div class="wrapper"><header><h1><a href="/">{1}</a></h1></header><section><h1>{title}</h1><p>[1]</p><p>[2]</p>
                <table><tr><td>[3]</td></tr></table></section><footer><p><small>{2}</small></p></footer></div>
                """),
        PublishedPage(
            system: "Discourse",
            markup: """
                <div id="main-outlet" role="main"><div class="topic-body crawler-post"><div class="crawler-post-meta">{1}</div>
                <div class="post" itemprop="text"><p>[1]</p><p>[2]</p></div></div><div itemprop="comment" class="topic-body"><div
                class="post" itemprop="text"><p>{2}</p><p>{3}</p><p>{4}</p><p>{2}</p><p>{3}</p><p>{4}</p></div></div></div>
                """),
        PublishedPage(
            system: "news",
            markup: """
                <header class="masthead">{1}</header><main><article><header><h1>{title}</h1><p class="article__lead">[1]</p>
                <div class="byline">{2}</div></header><div class="Body_root__x7"><p>[2]</p><aside><p>{3}</p></aside><p>[3]</p></div>
                <div class="author-box"><p>{4}</p></div></article></main><section class="recommendations"><p>{5}</p></section>
                """),
        PublishedPage(
            system: "news drawn by a script",
            markup: """
                <div id="app"></div><footer><p>{1}</p></footer><script type="application/ld+json">{"@graph": [{"@type": "WebSite",
                "name": "{2}"}, {"@type": "NewsArticle", "articleBody": "[1]\\n\\n[2]\\n[3]"}]}</script>
                """),
    ]

    private static let beginnings = [
        "en": (
            "The river council has measured the old bridge again, and found that the northern arch",
            "Surrounding sentence about other things, cookies and letters of the week, numbered"
        ),
        "de": (
            "Der Gemeinderat hat die alte Brücke noch einmal vermessen und festgestellt, dass der Bogen",
            "Ein Satz am Rande, über anderes, über Kekse und den Brief der Woche, mit der Nummer"
        ),
        "ja": (
            "川の評議会は古い橋をもう一度測定し、北側のアーチが思ったよりも狭いことを発見した。番号は",
            "ほかの記事についての周辺の文であり、読者が求めている本文ではないものである。番号は"
        ),
    ]

    /// The page in a language, and the texts that it has to give and not to give.
    func page(in language: String) -> (html: String, wanted: [String], unwanted: [String]) {
        guard let (inner, outer) = Self.beginnings[language] else { return ("", [], []) }
        var html = markup.replacing("{title}", with: "\(outer) Q0Q")
        var wanted: [String] = []
        var unwanted = ["Q0Q"]
        for number in 1...10 {
            if html.contains("[\(number)]") { wanted.append("W\(number)W") }
            if html.contains("{\(number)}") { unwanted.append("U\(number)U") }
            html = html.replacing("[\(number)]", with: "\(inner) W\(number)W.")
            html = html.replacing("{\(number)}", with: "\(outer) U\(number)U.")
        }
        return (
            "<!DOCTYPE html><html><head><title>T</title></head>\(html)</html>", wanted, unwanted
        )
    }
}
