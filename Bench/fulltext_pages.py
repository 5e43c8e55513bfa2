"""Makes pages with articles in the shapes of twelve publishing systems, and the text that a reader wants of each.

All words are made from lists by a seed, in English, German and Japanese. The markup around them imitates what the
themes of these systems write: navigation, sidebars, comments, related posts, cookie banners, share buttons,
newsletters, lazy pictures, and links to next pages.
"""
import html
import random

WORDS = {
    "en": ("the a of to in and that with for on by from over under after before between through during harbour engine "
           "river council market winter teacher window garden letter bridge season village theory pattern method signal "
           "archive journey museum railway morning weather island history kitchen library machine measure northern open "
           "quiet careful sudden ancient narrow brilliant ordinary repaired opened followed described measured collected "
           "discovered explained carried painted returned gathered considered answered promised").split(),
    "de": ("der die das und in von mit auf nach vor zwischen durch während über unter bei Hafen Maschine Fluss Gemeinde "
           "Markt Winter Lehrerin Fenster Garten Brief Brücke Jahreszeit Dorf Verfahren Muster Zeichen Archiv Reise "
           "Museum Eisenbahn Morgen Wetter Insel Geschichte Küche Bibliothek Messung ruhig sorgfältig plötzlich alt "
           "schmal gewöhnlich öffnete folgte beschrieb maß sammelte entdeckte erklärte trug malte kehrte versprach").split(),
    "ja": ("港 機械 川 市場 冬 教師 窓 庭 手紙 橋 季節 村 理論 方法 記録 旅 博物館 鉄道 朝 天気 島 歴史 台所 図書館 測定 静かな 古い "
           "狭い 普通の 開いた 続いた 説明した 集めた 発見した 考えた 答えた 約束した は が を に で と から まで より について とともに").split(),
}
PHRASES = {
    "en": dict(home="Home", about="About us", contact="Contact", search="Search", share="Share this article",
               related="Related posts", comments="Comments", reply="Leave a reply", sub="Subscribe to our newsletter",
               cookie="We use cookies to give you the best experience on our site. By continuing you accept this.",
               accept="Accept all", next="Next page", prev="Previous post", tags="Tags", popular="Most popular",
               mail="Get the best stories of the week in your inbox every Friday, free of charge.", by="By",
               more="Read more", rights="All rights reserved.", min="min read", also="Read also:", likes="likes",
               ad="Advertisement", author="About the author"),
    "de": dict(home="Startseite", about="Über uns", contact="Kontakt", search="Suche", share="Artikel teilen",
               related="Ähnliche Beiträge", comments="Kommentare", reply="Schreibe einen Kommentar",
               sub="Newsletter abonnieren", cookie="Wir verwenden Cookies, um unsere Seite für Sie zu verbessern. Mit der "
               "weiteren Nutzung stimmen Sie dem zu.", accept="Alle akzeptieren", next="Nächste Seite",
               prev="Vorheriger Beitrag", tags="Schlagwörter", popular="Meistgelesen", by="Von",
               mail="Die besten Geschichten der Woche jeden Freitag kostenlos in Ihrem Postfach.",
               more="Weiterlesen", rights="Alle Rechte vorbehalten.", min="Minuten Lesezeit", also="Lesen Sie auch:",
               likes="Gefällt mir", ad="Anzeige", author="Über den Autor"),
    "ja": dict(home="ホーム", about="このサイトについて", contact="お問い合わせ", search="検索", share="シェアする",
               related="関連記事", comments="コメント", reply="コメントを残す", sub="メールマガジンに登録",
               cookie="当サイトではよりよい体験のためにクッキーを使用しています。続けると同意したことになります。",
               accept="すべて同意", next="次のページ", prev="前の記事", tags="タグ", popular="人気の記事", by="著者",
               mail="毎週金曜日に最も良い記事を無料でお届けします。", more="続きを読む", rights="無断転載を禁じます。",
               min="分で読めます", also="あわせて読みたい：", likes="いいね", ad="広告", author="著者について"),
}


class Maker:
    """Texts and parts of one page; `gold` collects what a reader wants."""

    def __init__(self, language, seed):
        self.language, self.random = language, random.Random(f"{language}-{seed}")
        self.say = PHRASES[language]
        self.gold = []

    def words(self, count):
        chosen = [self.random.choice(WORDS[self.language]) for _ in range(count)]
        text = "".join(chosen) if self.language == "ja" else " ".join(chosen)
        return text[0].upper() + text[1:]

    def title(self):
        return self.words(self.random.randint(4, 8))

    def sentences(self, count):
        end, space = ("。", "") if self.language == "ja" else (".", " ")
        made = []
        for _ in range(count):
            text = self.words(self.random.randint(7, 20))
            if self.language != "ja" and self.random.random() < 0.4:
                text = text.replace(" and ", ", and ").replace(" und ", ", und ")
            made.append(text + end)
        return space.join(made)

    def wanted(self, text):
        self.gold.append(text)
        return html.escape(text, quote=False)

    # Parts of an article.

    def paragraph(self, attributes=""):
        text = self.sentences(self.random.randint(2, 5))
        shown = self.wanted(text)
        if self.random.random() < 0.5:
            words = shown.split(" ") if self.language != "ja" else list(shown)
            place = self.random.randrange(0, max(1, len(words) - 4))
            joint = "" if self.language == "ja" else " "
            linked = joint.join(words[place : place + 3])
            kind = self.random.choice(['a href="/linked/%d"' % place, "em", "strong", "code"])
            words[place : place + 3] = [f"<{kind}>{linked}</{kind.split()[0]}>"]
            shown = joint.join(words)
        return f"<p{attributes}>{shown}</p>"

    def heading(self, level=2):
        text = self.wanted(self.title())
        return f'<h{level} id="s{self.random.randrange(999)}">{text}</h{level}>'

    def list(self):
        kind = self.random.choice(["ul", "ol"])
        items = "".join(f"<li>{self.wanted(self.words(self.random.randint(3, 14)))}</li>"
                        for _ in range(self.random.randint(3, 6)))
        return f"<{kind}>{items}</{kind}>"

    def table(self):
        rows = "".join("<tr>" + "".join(f"<td>{self.wanted(self.words(2))}</td>" for _ in range(3)) + "</tr>"
                       for _ in range(4))
        head = "".join(f"<th>{self.wanted(self.words(1))}</th>" for _ in range(3))
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def code(self):
        lines = [f"let value{n} = measure({self.random.randrange(99)}, of: river)" for n in range(5)]
        return f"<pre><code class=\"language-swift\">{self.wanted(chr(10).join(lines))}</code></pre>"

    def quote(self):
        return f"<blockquote><p>{self.wanted(self.sentences(2))}</p></blockquote>"

    def picture(self, style="lazy"):
        number = self.random.randrange(9999)
        caption = self.wanted(self.words(self.random.randint(5, 12)))
        if style == "lazy":
            image = (f'<img class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" '
                     f'data-src="/pictures/{number}.jpg" alt=""><noscript><img src="/pictures/{number}.jpg" alt="">'
                     f"</noscript>")
        else:
            image = f'<picture><source srcset="/p/{number}.webp 1x"><img src="/p/{number}.jpg" alt=""></picture>'
        return f'<figure class="wp-block-image size-large">{image}<figcaption>{caption}</figcaption></figure>'

    def body(self, middle=(), picture="lazy", attributes="", length=None):
        """Blocks of an article; parts of `middle` interrupt it, which are no part of it."""
        count = length or self.random.randint(4, 13)
        blocks = [self.paragraph(attributes)]
        for index in range(1, count):
            chance = self.random.random()
            if chance < 0.15 and index + 1 < count:
                blocks.append(self.heading())
            elif chance < 0.25:
                blocks.append(self.list())
            elif chance < 0.31:
                blocks.append(self.table())
            elif chance < 0.38:
                blocks.append(self.code())
            elif chance < 0.46:
                blocks.append(self.quote())
            elif chance < 0.56:
                blocks.append(self.picture(picture))
            blocks.append(self.paragraph(attributes))
        for part in middle:
            blocks.insert(self.random.randint(1, len(blocks) - 1), part)
        return blocks

    def footnotes(self):
        notes = "".join(f'<li id="fn{n}">{self.wanted(self.sentences(1))} <a href="#fnref{n}" '
                        f'class="footnote-backref">\u21a9</a></li>' for n in (1, 2))
        return f'<section class="footnotes" role="doc-endnotes"><hr><ol>{notes}</ol></section>'

    # Surroundings.

    def links(self, count, attributes=""):
        return "<ul%s>%s</ul>" % (attributes, "".join(
            f'<li><a href="/{self.random.randrange(9999)}">{self.title()}</a></li>' for _ in range(count)))

    def menu(self):
        return "<ul>" + "".join(f'<li class="menu-item"><a href="/{key}">{self.say[key]}</a></li>'
                                for key in ("home", "about", "contact")) + "</ul>"

    def cards(self, count, tag="article", classes="card"):
        return "".join(
            f'<{tag} class="{classes}"><a href="/c{n}"><img src="/thumb{n}.jpg" alt=""><h3>{self.title()}</h3></a>'
            f"<p>{self.sentences(1)}</p></{tag}>" for n in range(count))

    def comments(self, count, text="p"):
        return "".join(
            f'<li class="comment even" id="comment-{n}"><article class="comment-body"><footer class="comment-meta">'
            f'<b class="fn">{self.words(1)}</b> <time>2026-01-0{n % 9 + 1}</time></footer><div class="comment-content">'
            f"<{text}>{self.sentences(self.random.randint(1, 4))}</{text}></div></article></li>" for n in range(count))

    def cookies(self, classes="cookie-notice", tag="div"):
        return (f'<{tag} id="{classes}" class="{classes}" role="dialog"><p>{self.say["cookie"]}</p>'
                f'<button>{self.say["accept"]}</button></{tag}>')

    def share(self, classes="share-buttons"):
        return (f'<div class="{classes}"><h3>{self.say["share"]}</h3><ul>' + "".join(
            f'<li><a href="https://{name.lower()}.example/share">{name}</a></li>'
            for name in ("Mastodon", "Facebook", "WhatsApp", "Email")) + "</ul></div>")

    def newsletter(self, classes="newsletter-signup"):
        return (f'<div class="{classes}"><h3>{self.say["sub"]}</h3><p>{self.say["mail"]}</p>'
                f'<form action="/join"><input type="email"><button>{self.say["accept"]}</button></form></div>')

    def advert(self, classes="ad-slot"):
        return f'<div class="{classes}"><span>{self.say["ad"]}</span><a href="/buy">{self.title()}</a></div>'

    def page(self, title, head, body, classes=""):
        return (f'<!DOCTYPE html><html lang="{self.language}"><head><meta charset="utf-8"><title>{title}</title>'
                f'<style>body{{margin:0}}</style>{head}</head><body class="{classes}">{body}'
                f"<script>window.dataLayer=[];</script></body></html>")


def wordpress(m, kind):
    title = m.title()
    if kind == 0:  # a classic theme, with a sidebar and Jetpack
        blocks = m.body([m.advert("code-block ad-insert")]) + [m.footnotes()]
        article = (f'<article id="post-7" class="post-7 post type-post status-publish format-standard hentry category-news '
                   f'tag-river"><header class="entry-header"><h1 class="entry-title">{title}</h1><div class="entry-meta">'
                   f'<span class="posted-on"><time>2026-01-02</time></span> <span class="byline">{m.say["by"]} '
                   f'<a href="/a">{m.words(2)}</a></span></div></header><div class="entry-content">{"".join(blocks)}'
                   f'{m.share("sharedaddy sd-sharing-enabled")}<div id="jp-relatedposts" class="jp-relatedposts">'
                   f'<h3>{m.say["related"]}</h3>{m.cards(3, "div", "jp-relatedposts-post")}</div></div>'
                   f'<footer class="entry-footer"><span class="cat-links">{m.links(2)}</span></footer></article>'
                   f'<nav class="navigation post-navigation"><a rel="prev" href="/p">{m.title()}</a></nav>'
                   f'<div id="comments" class="comments-area"><h2>{m.say["comments"]}</h2><ol class="comment-list">'
                   f'{m.comments(m.random.randint(0, 14))}</ol><div id="respond" class="comment-respond"><h3>'
                   f'{m.say["reply"]}</h3><form><textarea></textarea></form></div></div>')
        body = (f'<a class="skip-link screen-reader-text" href="#content">{m.say["more"]}</a><header id="masthead" '
                f'class="site-header"><nav>{m.menu()}</nav></header><div id="content" class="site-content"><div '
                f'id="primary"><main id="main" class="site-main">{article}</main></div><aside id="secondary" '
                f'class="widget-area"><section class="widget widget_recent_entries"><h2>{m.say["popular"]}</h2>'
                f'{m.links(6)}</section><section class="widget widget_text"><p>{m.sentences(3)}</p></section></aside>'
                f'</div><footer id="colophon">{m.say["rights"]}</footer>{m.cookies("cookie-law-info-bar")}')
        return m.page(title, "", body, "single single-post has-sidebar comments-open")
    if kind == 1:  # a block theme
        blocks = m.body([f'<div class="wp-block-group newsletter">{m.newsletter()}</div>'])
        body = (f'<div class="wp-site-blocks"><header class="wp-block-template-part"><nav class="wp-block-navigation">'
                f'{m.menu()}</nav></header><main class="wp-block-group"><div class="wp-block-group"><h1 '
                f'class="wp-block-post-title">{title}</h1><div class="wp-block-post-author">{m.words(2)}</div></div><div '
                f'class="entry-content wp-block-post-content is-layout-constrained">{"".join(blocks)}</div><div '
                f'class="wp-block-group"><div class="wp-block-query"><h2>{m.say["related"]}</h2><ul '
                f'class="wp-block-post-template">{m.cards(3, "li", "wp-block-post")}</ul></div><div '
                f'class="wp-block-comments"><h2>{m.say["comments"]}</h2><ol class="wp-block-comment-template">'
                f'{m.comments(5)}</ol></div></div></main><footer class="wp-block-template-part"><p>{m.say["rights"]}</p>'
                f"<p>{m.sentences(2)}</p></footer></div>")
        return m.page(title, "", body, "wp-embed-responsive single")
    # a page builder: the text in many widgets
    widgets = "".join(f'<div class="elementor-element elementor-widget elementor-widget-text-editor"><div '
                      f'class="elementor-widget-container">{block}</div></div>' for block in m.body())
    body = (f'<div class="elementor elementor-location-header"><div class="elementor-widget-nav-menu"><nav>{m.menu()}'
            f'</nav></div></div><div class="elementor elementor-location-single post-7 post hentry"><section '
            f'class="elementor-section"><div class="elementor-container"><div class="elementor-column"><div '
            f'class="elementor-widget-wrap"><h1 class="elementor-heading-title">{title}</h1>{widgets}</div></div><div '
            f'class="elementor-column"><div class="elementor-widget-posts"><h3>{m.say["popular"]}</h3>{m.cards(4)}</div>'
            f'</div></div></section></div><div class="elementor-location-footer"><p>{m.say["rights"]}</p></div>'
            f'{m.cookies("cmplz-cookiebanner")}')
    return m.page(title, "", body, "elementor-default elementor-page")


def ghost(m, kind):
    title = m.title()
    blocks = m.body([f'<div class="kg-card kg-signup-card">{m.newsletter()}</div>'] if kind else [])
    note = (f'<div class="kg-card kg-callout-card"><div class="kg-callout-text">{m.wanted(m.sentences(2))}</div></div>')
    name = ["gh-content gh-canvas", "post-full-content post-content", "c-content"][kind]
    body = (f'<div class="viewport"><header id="gh-navigation" class="gh-navigation"><nav>{m.menu()}</nav></header><main '
            f'id="site-main" class="site-main"><article class="gh-article post tag-river"><header class="gh-article-header '
            f'gh-canvas"><a class="gh-article-tag" href="/tag">{m.words(1)}</a><h1 class="gh-article-title">{title}</h1>'
            f'<div class="gh-article-meta"><h4>{m.words(2)}</h4><time>2026</time> {m.random.randint(2, 9)} '
            f'{m.say["min"]}</div></header><section class="{name}">{"".join(blocks)}{note}</section></article>'
            f'<section class="footer-cta"><h2>{m.say["sub"]}</h2><p>{m.say["mail"]}</p></section><aside '
            f'class="read-more-wrap"><h2>{m.say["more"]}</h2><div class="read-more">'
            f'{m.cards(3, "article", "post-card")}</div></aside></main><footer class="gh-footer">{m.say["rights"]} '
            f'{m.menu()}</footer></div>')
    return m.page(title, '<link rel="amphtml" href="amp/">', body, "post-template tag-river")


def substack(m, kind):
    title = m.title()
    blocks = m.body([f'<div class="subscription-widget-wrap"><div class="subscription-widget show-subscribe"><div '
                     f'class="preamble"><p>{m.say["mail"]}</p></div><form><input></form></div></div>',
                     f'<p class="button-wrapper"><a class="button primary" href="/s"><span>{m.say["sub"]}</span></a></p>'],
                    picture="picture")
    note = (f'<div class="footnote"><a id="footnote-1" class="footnote-number" href="#a1">1</a><div '
            f'class="footnote-content"><p>{m.wanted(m.sentences(1))}</p></div></div>')
    comments = "".join(f'<div class="comment"><div class="comment-body"><p>{m.sentences(2)}</p></div><div '
                       f'class="comment-actions">{m.say["likes"]}</div></div>' for _ in range([2, 6, 12][kind]))
    body = (f'<div id="entry"><div class="main-menu"><a href="/">{m.words(2)}</a> <button>{m.say["sub"]}</button></div>'
            f'<div class="single-post-container"><div class="container"><div class="single-post"><article '
            f'class="newsletter-post post"><div class="post-header"><h1 class="post-title">{title}</h1><h3 '
            f'class="subtitle">{m.words(8)}</h3><div class="byline-wrapper">{m.words(2)}</div><div class="post-ufi">12 '
            f'{m.say["likes"]}</div></div><div><div class="available-content"><div dir="auto" class="body markup">'
            f'{"".join(blocks)}{note}</div></div></div><div class="post-footer">{m.share("post-ufi share")}</div></article>'
            f'</div></div><div class="comments-page"><h4>{m.say["comments"]}</h4>{comments}</div><div '
            f'class="portable-archive"><div class="portable-archive-list">{m.cards(4, "div", "post-preview")}</div></div>'
            f'<div class="footer">{m.say["rights"]}</div></div>')
    return m.page(title, "", body, "")


def medium(m, kind):
    title = m.title()
    blocks = m.body(picture="picture", attributes=' class="pw-post-body-paragraph nb nc fl" data-selectable-paragraph=""')
    names = [f"{m.random.choice('abcdefgh')}{m.random.choice('jklmnop')}" for _ in range(12)]
    header = (f'<div class="{names[0]} {names[1]}"><h1 class="pw-post-title {names[2]}">{title}</h1><div '
              f'class="{names[3]}"><a href="/@a">{m.words(2)}</a><span>{m.random.randint(2, 9)} {m.say["min"]}</span>'
              f'<div><button>{m.random.randint(9, 999)}</button></div></div></div>')
    half = len(blocks) // 2
    parts = [blocks] if kind == 0 else [blocks[:half], blocks[half:]]
    sections = "".join(f'<section><div class="{names[4]}"><div class="{names[5]}">{header if n == 0 else ""}'
                       f'{"".join(part)}</div></div></section>' for n, part in enumerate(parts))
    more = "".join(f'<div class="{names[6]}"><a href="/p{n}"><h2>{m.title()}</h2><h3>{m.words(9)}</h3></a><p>'
                   f"{m.words(3)}</p></div>" for n in range([4, 6, 8][kind]))
    body = (f'<div id="root"><div class="{names[7]}"><div class="{names[8]}"><a href="/">Medium</a> <a href="/w">'
            f'{m.say["sub"]}</a></div></div><div class="{names[9]}"><article>{sections}</article></div><div '
            f'class="{names[10]}"><div>{m.links(4)}</div><div><h2>{m.words(2)}</h2><p>{m.sentences(1)}</p></div>'
            f'<div><h2>{m.say["more"]}</h2>{more}</div></div><div class="{names[11]}">{m.menu()}</div></div>')
    return m.page(title, "", body, "")


def blogger(m, kind):
    title = m.title()
    blocks = m.body()
    if kind == 1:  # text with line breaks, without paragraphs
        text = "<br /><br />".join(m.wanted(m.sentences(3)) for _ in range(6))
        blocks = [f'<div class="separator"><a href="/p.jpg"><img src="/p.jpg" alt=""></a></div>{text}']
        m.gold = m.gold[-6:]
    if kind == 2:
        text = "".join(f'<div style="text-align: justify;"><span>{m.wanted(m.sentences(3))}</span></div><div><br></div>'
                       for _ in range(7))
        blocks, m.gold = [text], m.gold[-7:]
    comments = "".join(f'<li class="comment"><div class="comment-block"><p class="comment-content">{m.sentences(2)}</p>'
                       f"</div></li>" for _ in range(6))
    body = (f'<div class="navbar section" id="navbar"></div><div class="content"><div class="content-outer"><header>'
            f'<div class="header-inner"><h1 class="title">{m.words(3)}</h1></div></header><div class="main-outer"><div '
            f'class="columns"><div class="column-center-outer"><div class="main section" id="main"><div class="widget Blog" '
            f'id="Blog1"><div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header">2026</h2><div '
            f'class="post-outer"><div class="post hentry uncustomized-post-template"><h3 class="post-title entry-title">'
            f'{title}</h3><div class="post-header"></div><div class="post-body entry-content" id="post-body-7">'
            f'{"".join(blocks)}<div style="clear: both;"></div></div><div class="post-footer"><span '
            f'class="post-author vcard">{m.say["by"]} {m.words(2)}</span>{m.share("post-share-buttons")}<span '
            f'class="post-labels">{m.say["tags"]}: <a href="/l">{m.words(1)}</a></span></div></div><div class="comments" '
            f'id="comments"><h4>{m.say["comments"]}</h4><ol>{comments}</ol></div></div></div></div></div></div></div><div '
            f'class="column-right-outer"><aside><div class="sidebar section"><div class="widget BlogArchive"><h2>'
            f'{m.say["popular"]}</h2>{m.links(9)}</div><div class="widget Text"><div class="widget-content">'
            f'{m.sentences(3)}</div></div></div></aside></div></div></div></div></div>{m.cookies("cookieChoiceInfo")}')
    return m.page(title, "", body, "loading")


def drupal(m, kind):
    title = m.title()
    blocks = m.body([m.newsletter("block block-newsletter")] if kind == 2 else [])
    content = (f'<div class="clearfix text-formatted field field--name-body field--type-text-with-summary '
               f'field--label-hidden field__item">{"".join(blocks)}</div>')
    if kind == 1:
        content = f'<div class="field field-name-body"><div class="field-items"><div class="field-item even">{"".join(blocks)}</div></div></div>'
    comments = "".join(f'<article class="comment js-comment"><div class="comment__meta">{m.words(2)}</div><div '
                       f'class="comment__content"><h3>{m.words(3)}</h3><p>{m.sentences(3)}</p></div></article>'
                       for _ in range([3, 0, 9][kind]))
    body = (f'<a href="#main-content" class="visually-hidden focusable">{m.say["more"]}</a><div '
            f'class="dialog-off-canvas-main-canvas"><header role="banner"><nav class="block block-menu">{m.menu()}</nav>'
            f'</header><div class="layout-container"><div class="breadcrumb"><ol><li><a href="/">{m.say["home"]}</a></li>'
            f'</ol></div><main role="main"><div class="layout-content"><div class="region region-content"><h1 '
            f'class="page-title">{title}</h1><article class="node node--type-article node--view-mode-full"><footer '
            f'class="node__meta"><div class="node__submitted">{m.say["by"]} {m.words(2)}</div></footer><div '
            f'class="node__content clearfix">{content}<div class="field field--name-field-tags"><div '
            f'class="field__label">{m.say["tags"]}</div>{m.links(3)}</div><ul class="links inline"><li><a href="/u">'
            f'{m.say["reply"]}</a></li></ul></div></article><section class="comment-wrapper"><h2>{m.say["comments"]}</h2>'
            f'{comments}</section></div></div><aside class="layout-sidebar-second"><div class="region region-sidebar">'
            f'<div class="block block-views"><h2>{m.say["related"]}</h2>{m.cards(4, "div", "views-row")}</div></div>'
            f'</aside></main></div><footer role="contentinfo"><p>{m.say["rights"]}</p></footer></div>'
            f'{m.cookies("eu-cookie-compliance-banner")}')
    return m.page(title, "", body, "path-node page-node-type-article")


def joomla(m, kind):
    title = m.title()
    blocks = m.body()
    inner = (f'<div itemprop="articleBody" class="com-content-article__body">{"".join(blocks)}</div>' if kind != 1
             else "".join(blocks))
    pager = (f'<nav class="pagenavigation"><a class="btn" href="/n" rel="next">{m.title()}</a></nav>'
             f'<ul class="pager pagenav"><li><a href="/p" rel="prev">{m.title()}</a></li></ul>')
    body = (f'<div class="body"><header class="header container-header"><nav class="navbar">{m.menu()}</nav></header><div '
            f'class="container"><div class="row"><div id="aside-left" class="span3"><div class="moduletable"><h3>'
            f'{m.say["popular"]}</h3>{m.links(8, " class=mostread")}</div><div class="moduletable"><p>{m.sentences(2)}</p>'
            f'</div></div><main id="content" class="span9"><div class="item-page" itemscope><div class="page-header"><h2 '
            f'itemprop="headline">{title}</h2></div><dl class="article-info muted"><dt>{m.words(1)}</dt><dd '
            f'class="createdby">{m.say["by"]} <span itemprop="name">{m.words(2)}</span></dd><dd class="hits">991</dd></dl>'
            f'{inner}{pager}<ul class="tags inline"><li><a href="/t">{m.words(1)}</a></li></ul></div></main></div></div>'
            f'<footer class="footer"><p>{m.say["rights"]} {m.sentences(1)}</p></footer></div>')
    if kind == 2:
        body = f'<form action="/" method="post" id="adminForm">{body}</form>'
    return m.page(title, "", body, "site com_content view-article layout-blog")


def squarespace(m, kind):
    title = m.title()
    blocks, rows = m.body(picture="picture"), []
    step = max(1, len(blocks) // (kind + 1))
    for start in range(0, len(blocks), step):
        rows.append(f'<div class="row sqs-row"><div class="col sqs-col-12 span-12"><div class="sqs-block html-block '
                    f'sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">'
                    f'{"".join(blocks[start:start + step])}</div></div></div></div></div>')
    rows.insert(1, f'<div class="sqs-block newsletter-block sqs-block-newsletter"><div class="newsletter-form-wrapper">'
                f'<h2>{m.say["sub"]}</h2><p>{m.say["mail"]}</p></div></div>')
    body = (f'<div id="siteWrapper" class="clearfix site-wrapper"><header id="header" class="header"><div '
            f'class="header-nav">{m.menu()}</div></header><main id="page" class="container" role="main"><article '
            f'class="sections" id="sections"><section class="page-section content-collection"><div '
            f'class="content-wrapper"><div class="content"><div class="blog-item-wrapper"><article class="h-entry entry '
            f'blog-item"><div class="blog-item-inner-wrapper"><div class="blog-item-top-wrapper"><div '
            f'class="blog-item-title"><h1 class="entry-title">{title}</h1></div><div class="blog-item-meta-wrapper">'
            f'{m.words(2)} <time>2026</time></div></div><div class="blog-item-content-wrapper"><div '
            f'class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12">{"".join(rows)}</div></div><div '
            f'class="blog-item-meta-wrapper">{m.links(2)}</div></div><div class="blog-item-comments"><div '
            f'class="squarespace-comments"><div class="comment-list">{m.comments(4)}</div></div></div></div></article>'
            f'</div></div></div></section></article><section class="item-pagination"><a href="/n"><h2>{m.title()}</h2></a>'
            f'</section></main><footer class="sections" id="footer-sections"><p>{m.say["rights"]} {m.sentences(1)}</p>'
            f'</footer></div>{m.cookies("sqs-cookie-banner-v2")}')
    return m.page(title, "", body, "")


def wix(m, kind):
    title = m.title()
    hashed = lambda: "".join(m.random.choice("abcdefghijkmnpqrstuvwxyz0123456789") for _ in range(5))
    blocks = []
    for block in m.body(picture="picture"):
        kept = block.replace("<p>", f'<p class="{hashed()} {hashed()}" dir="auto"><span class="{hashed()}">', 1)
        blocks.append(kept.replace("</p>", "</span></p>", 1) if kept != block else block)
    hook = ['data-hook="post-description"', "", 'data-id="content-viewer"'][kind]
    rows = "".join(f'<div type="paragraph" data-hook="rcv-block{n}">{block}</div>' for n, block in enumerate(blocks))
    body = (f'<div id="SITE_CONTAINER"><div id="main_MF"><header id="SITE_HEADER"><div id="{hashed()}">{m.menu()}</div>'
            f'</header><main id="PAGES_CONTAINER"><div id="comp-{hashed()}"><div class="{hashed()}" data-hook="post-page">'
            f'<div class="{hashed()}"><nav>{m.links(3)}</nav></div><div class="{hashed()}"><article class="{hashed()}">'
            f'<div class="{hashed()}"><ul class="post-metadata" data-hook="post-metadata"><li>{m.words(2)}</li><li>3 '
            f'{m.say["min"]}</li></ul><div data-hook="post-title"><h1><span>{title}</span></h1></div></div><section '
            f'{hook}><div class="{hashed()}"><div data-rce-version="9"><div class="{hashed()}">{rows}</div></div></div>'
            f'</section></article><div class="{hashed()}" data-hook="post-footer">{m.share(hashed())}</div></div><div '
            f'data-hook="recent-posts"><h2>{m.say["related"]}</h2>{m.cards(3, "div", hashed())}</div><div '
            f'data-hook="comments">{m.comments(4)}</div></div></div></main><footer id="SITE_FOOTER"><p>{m.say["rights"]} '
            f'{m.sentences(1)}</p></footer></div></div>')
    return m.page(title, "", body, "")


def hugo(m, kind):
    title = m.title()
    blocks = m.body() + [m.footnotes().replace('class="footnotes" ', 'class="footnotes" ')]
    toc = f'<details class="toc"><summary>TOC</summary><nav id="TableOfContents">{m.links(4)}</nav></details>'
    if kind == 0:
        main = (f'<main class="main"><article class="post-single"><header class="post-header"><h1 class="post-title">{title}'
                f'</h1><div class="post-meta">2026 · {m.words(2)}</div></header>{toc}<div class="post-content">'
                f'{"".join(blocks)}</div><footer class="post-footer"><ul class="post-tags"><li><a href="/t">{m.words(1)}'
                f'</a></li></ul><nav class="paginav"><a class="next" href="/n">{m.title()}</a></nav></footer></article></main>')
    elif kind == 1:
        main = (f'<div class="content container"><div class="post"><h1>{title}</h1><time class="post-date">2026</time>'
                f'{"".join(blocks)}</div></div>')
    else:
        main = (f'<div id="mainContent"><div class="row"><div class="col-9"><div class="{m.words(1).lower()[:2]}x">'
                f'<h1>{title}</h1>{"".join(blocks)}</div></div><div class="col-3">{m.links(6)}<p>{m.sentences(2)}</p>'
                f"</div></div></div>")
    body = (f'<header class="header"><nav class="nav">{m.menu()}</nav></header>{main}<footer class="footer"><span>'
            f'{m.say["rights"]}</span> <span>Powered by Hugo</span></footer>')
    return m.page(title, "", body, "")


def jekyll(m, kind):
    title = m.title()
    blocks = m.body() + [m.code()]
    if kind == 0:
        main = (f'<main class="page-content"><div class="wrapper"><article class="post h-entry" itemscope><header '
                f'class="post-header"><h1 class="post-title p-name">{title}</h1><p class="post-meta"><time>2026</time></p>'
                f'</header><div class="post-content e-content" itemprop="articleBody">{"".join(blocks)}</div><div '
                f'id="disqus_thread"></div></article></div></main>')
    elif kind == 1:
        main = (f'<div class="wrapper"><header><h1><a href="/">{m.words(2)}</a></h1><p>{m.words(8)}</p><p class="view"><a '
                f'href="/g">GitHub</a></p></header><section><h1 id="title">{title}</h1>{"".join(blocks)}</section><footer>'
                f'<p><small>Hosted on GitHub Pages</small></p></footer></div>')
    else:
        main = (f'<div id="main" role="main"><div class="sidebar sticky"><div class="author__avatar"></div><p '
                f'class="author__bio">{m.sentences(2)}</p></div><article class="page"><div class="page__inner-wrap"><header>'
                f'<h1 class="page__title">{title}</h1></header><section class="page__content">{"".join(blocks)}</section>'
                f'<footer class="page__meta"><p class="page__taxonomy">{m.say["tags"]} {m.links(2)}</p></footer>'
                f'{m.share("page__share")}</div><div class="page__related"><h4>{m.say["related"]}</h4>{m.cards(4)}</div>'
                f'</article></div>')
    body = (f'<header class="site-header"><a href="/">{m.words(2)}</a><nav class="site-nav">{m.menu()}</nav></header>'
            f'{main}<footer class="site-footer"><p>{m.say["rights"]} {m.words(9)}</p></footer>')
    return m.page(title, "", body, "")


def discourse(m, kind):
    title = m.title()
    blocks = m.body(length=[3, 6, 9][kind])
    wanted = m.gold
    m.gold = []
    replies = "".join(
        f"<div itemprop='comment' itemscope id='post_{n}' class='topic-body crawler-post'><div class='crawler-post-meta'>"
        f"<span itemprop='author'>{m.words(1)}</span><time>2026</time></div><div class='post' itemprop='text'>"
        f"{''.join(m.body(length=3))}</div></div>" for n in range(2, 5))
    m.gold = wanted
    body = (f"<header><a href='/'>{m.words(2)}</a></header><div id='main-outlet' class='wrap' role='main'><div "
            f"id='topic-title'><h1><a href='/t/7'>{title}</a></h1><div class='topic-category'>{m.links(1)}</div></div>"
            f"<div itemscope itemtype='http://schema.org/DiscussionForumPosting'><div id='post_1' class='topic-body "
            f"crawler-post'><div class='crawler-post-meta'><span class='creator' itemprop='author'><a href='/u'>"
            f"{m.words(1)}</a></span> <span class='crawler-post-infos'><time>2026</time></span></div><div class='post' "
            f"itemprop='text'>{''.join(blocks)}</div><div itemprop='interactionStatistic'>3 {m.say['likes']}</div></div>"
            f"{replies}</div><div id='related-topics' class='more-topics__list'><h3>{m.say['related']}</h3><table>"
            f"{''.join(f'<tr><td><a href=/t/{n}>{m.title()}</a></td><td>{n}</td></tr>' for n in range(6))}</table></div>"
            f"</div><footer class='container wrap'>{m.menu()}</footer>")
    return m.page(title, "", body, "crawler")


def news(m, kind):
    import json
    title = m.title()
    inserts = [m.advert("ad-container"), f'<div class="inline-newsletter">{m.newsletter("newsletter")}</div>',
               f'<aside class="related-inline"><p>{m.say["also"]} <a href="/r">{m.title()}</a></p></aside>',
               f'<p><strong>{m.say["also"]} <a href="/r2">{m.title()}</a></strong></p>']
    lead = m.wanted(m.sentences(1)) if kind != 1 else ""
    blocks = m.body(inserts)
    data = {"@context": "https://schema.org", "@graph": [{"@type": "NewsArticle", "headline": title}]}
    if kind != 1:
        data["@graph"][0]["articleBody"] = "\n\n".join(m.gold)
    head = f'<script type="application/ld+json">{json.dumps(data)}</script>'
    names = [("article__body", "article__lead"), (f"Body_root__{m.random.randrange(9999)}", "Dek_x"),
             ("story-text", "standfirst")][kind]
    text = f'<div class="{names[0]}">{"".join(blocks)}</div>'
    article = (f'<article class="article"><header><div class="breadcrumbs"><a href="/">{m.say["home"]}</a></div><h1>'
               f'{title}</h1>{f"<p class={names[1]}>{lead}</p>" if lead else ""}<div class="byline">{m.say["by"]} '
               f'<a href="/a">{m.words(2)}</a>, <time>2026</time></div>{m.share()}</header>{text}<div '
               f'class="article-tags">{m.links(3)}</div><div class="author-box"><h4>{m.say["author"]}</h4><p>'
               f'{m.sentences(2)}</p></div></article>')
    if kind == 2:  # the text is only in the linked data, and a script draws it
        article = f'<div id="app"><h1>{title}</h1><noscript>JavaScript</noscript></div>'
    body = (f'{m.cookies("consent-overlay")}<header class="masthead"><nav>{m.menu()}</nav><div class="ticker">'
            f'{m.links(5)}</div></header><main>{article}</main><section class="recommendations"><h2>{m.say["more"]}</h2>'
            f'{m.cards(6, "article", "teaser")}</section><aside class="rail"><h3>{m.say["popular"]}</h3>{m.links(8)}'
            f'</aside><section id="comments">{m.comments(8)}</section><footer>{m.menu()}<p>{m.say["rights"]}</p></footer>')
    return m.page(title, head, body, "article-page")


SYSTEMS = {"WordPress": wordpress, "Ghost": ghost, "Substack": substack, "Medium": medium, "Blogger": blogger,
           "Drupal": drupal, "Joomla": joomla, "Squarespace": squarespace, "Wix": wix, "Hugo": hugo,
           "Jekyll, GitHub Pages": jekyll, "news with JSON-LD": news, "Discourse": discourse}


def pages(seed, count):
    """Yields the system, a name, the page and the wanted text of `count` pages for each of three shapes of a system."""
    for system, make in SYSTEMS.items():
        for kind in range(3):
            for number in range(count):
                for language in WORDS:
                    maker = Maker(language, f"{seed}-{system}-{kind}-{number}")
                    page = make(maker, kind)
                    yield system, f"{system} {kind} {number} {language}", page, "\n".join(maker.gold)
