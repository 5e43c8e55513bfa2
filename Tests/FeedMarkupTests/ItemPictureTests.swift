import Testing

@testable import FeedMarkup

@Suite struct ItemPictureTests {
    private static let photo = "<img src='https://a.example/photo.jpg' width=800 height=600 alt=P>"

    @Test(arguments: [
        "<img class='wp-smiley' src='/e/1f600.png' alt='😀'>",
        "<img class='custom-emoji' src='/e/1f600.png'>",
        "<img src='https://forum.example/images/emoji/twitter/smile.png?v=12' alt=':smile:'>",
        "<img style='height: 1em; width: 1em' src='/i/heart.svg'>",
        "<img src='https://1.gravatar.com/avatar/abc?s=96&d=identicon'>",
        "<img src='https://cdn-ak2.favicon.st-hatena.com/64?url=https%3A%2F%2Fa.example%2F'>",
        "<img class='photo avatar-96' src='/u/ada.jpg' width=96 height=96>",
        "<img src='/users/avatars/ada.jpg'>",
        "<img src='/ico/rss.png' width=24 height=24>",
        "<img src='/ico/rss.png' style='width:24px'>",
        "<img src='https://img.shields.io/npm/v/x.svg'>",
        "<img src='https://ci.example/x/badge.svg'>",
        "<img src='https://feeds.feedburner.com/~r/x/~4/abc'>",
        "<img src='https://counter.example/hit?x'>",
        "<img src='/i/spacer.gif'>",
        "<img src='/i/cleardot.gif'>",
        "<img src='/i/divider-blue.png'>",
        "<img src='/i/line.png' width=500 height=3>",
        "<img src='https://latex.codecogs.com/gif.latex?x'>",
        "<img class='mwe-math-fallback-image-inline' src='/render/svg/x' alt='x'>",
        "<img src='https://math.example/x.png' class='tex'>",
        "<img src='/i/lazyload-placeholder.png' class='lazy'>",
        "<img src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>",
        "<img hidden src='/b.jpg'>",
        "<img aria-hidden=true src='/b.jpg'>",
        "<span style='display:none'><img src='/b.jpg'></span>",
        "<div class='sharedaddy'><img src='/s.png' width=90 height=90></div>",
        "<nav><img src='/s.png'></nav>",
        "<figure class='kg-card kg-bookmark-card'><img src='https://b.example/t.jpg'></figure>",
        "<div class='blogcard internal-blogcard'><img src='https://b.example/t.jpg'></div>",
        "<img src='https://camo.example/1/6d' data-canonical-src='https://img.shields.io/x.svg'>",
        "<div class='author-box'><img src='/ada.jpg' width=200 height=200></div>",
        "<amp-img src='/tiny.jpg' placeholder></amp-img>",
        "<img class='byline__avatar-img' src='/ada.jpg'>",
        "<img src='/badges/en_badge_web_generic.png' alt='Get it'>",
        "<img src='https://ga-beacon.appspot.com/UA-1/readme'>",
        "<img src='https://plausible.io/api/event?x'>",
        "<img src='https://math.example/cgi-bin/mimetex.cgi?x^2'>",
        "<img src='/i/rss.png'>",
        "<video poster='/film.jpg' src='/film.mp4'></video>",
    ])
    func `Prefers photos over icons, avatars and placeholders`(other: String) {
        #expect(
            firstPicture(other + "<p>Text</p>" + Self.photo)?.url == "https://a.example/photo.jpg")
    }

    @Test(arguments: [
        ("<img src='/i/photo-of-a-badge.jpg'>", "/i/photo-of-a-badge.jpg"),
        (
            "<img src='/blank-page.jpg' class='aligncenter size-full wp-image-12'>",
            "/blank-page.jpg"
        ),
        ("<img src='/thumb.jpg' width=72 height=72>", "/thumb.jpg"),
        ("<img src='/wide.jpg' width=728 height=90>", "/wide.jpg"),
        ("<img src='/p.jpg' width='100%' height=auto>", "/p.jpg"),
        (
            "<div class='separator'><a href='/'><img src='/p.jpg' class='pixelated'></a></div>",
            "/p.jpg"
        ),
        ("<amp-img src='/p.jpg' width=400 height=300></amp-img>", "/p.jpg"),
        (
            "<picture><source srcset='/p.webp 1x'><img src='data:image/gif;base64,R0'></picture>",
            "/p.webp"
        ),
    ])
    func `Recognizes photos`(html: String, address: String) {
        #expect(firstPicture(html + Self.photo)?.url == "https://a.example" + address)
    }

    @Test func `Falls back to pictures beside the article, but not to emoji`() {
        #expect(
            firstPicture("<div class=share><img src='/s.jpg'></div>")?.url
                == "https://a.example/s.jpg")
        #expect(
            firstPicture("<video poster='/film.jpg'><source src='/film.mp4'></video>")?.url
                == "https://a.example/film.jpg")
        #expect(firstPicture("<video poster='/spacer.png'></video>") == nil)
        #expect(firstPicture("<img class=emoji src='/s.png' alt=x>") == nil)
    }

    @Test(arguments: [
        ("a <img class=emoji alt='🎉' src='/1.png'> b", "a 🎉 b"),
        ("<img class='wp-smiley' alt=':-)' src='/1.png'>", ":-)"),
        ("<img class='emoji' title=':tada:' alt='' src='/1.png'>", ":tada:"),
        ("<img alt='&lt;3' src='https://s.w.org/images/core/emoji/15/72x72/2764.png'>", "&lt;3"),
        ("<img src='https://f.example/images/emoji/apple/smile.png?v=9' alt=':smile:'>", ":smile:"),
        ("<img goomoji='1f600' data-emoji='😀' src='/x.png'>", "😀"),
        (
            "<img alt='New emoji are here' src='/emoji/new.jpg'>",
            "<img alt=\"New emoji are here\" src=\"/emoji/new.jpg\">"
        ),
    ])
    func `Replaces emoji images by their characters`(html: String, expected: String) {
        #expect(HTMLSanitizer.sanitized(Array(html.utf8).span) == expected)
    }
}
