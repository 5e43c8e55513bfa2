import Testing

@testable import FeedMarkup

@Suite struct PicturePurposeTests {
    private static let second = "<p>Text</p><img src='https://a.example/second.jpg'>"

    private static func first(_ html: String) -> String? { firstPicture(html)?.url }

    @Test(arguments: [
        "<div style='height:0;padding-bottom:56.25%'>", "<td style='height:1px'>",
        "<table style='height:0'>", "<div class='field field--label-hidden field__item'>",
        "<div class='overflow-hidden hidden-print'>", "<div class='has-sidebar no-footer'>",
        "<div class='author-jane category-social-media'>", "<div class='image-placeholder loaded'>",
        "<div hidden=until-found>",
    ])
    func `Prefers the first picture in a wrapper for layout`(wrapper: String) {
        #expect(
            Self.first(wrapper + "<img src='/1.jpg'></div></td></table>" + Self.second)
                == "https://a.example/1.jpg")
    }

    @Test(arguments: ["author-box", "post-author", "social-links", "site-footer", "sr-only"])
    func `Prefers a picture in the main text to one in a box beside it`(name: String) {
        #expect(
            Self.first("<div class='\(name)'><img src='/1.jpg'></div>" + Self.second)
                == "https://a.example/second.jpg")
    }

    @Test(arguments: ["tracking-wide", "pixel-art", "formula-1", "icon-box", "math"])
    func `Accepts a picture whose class has another meaning`(name: String) {
        #expect(Self.first("<img class='\(name)' src='/1.jpg'>") == "https://a.example/1.jpg")
    }

    @Test(arguments: [
        "https://pixel.a.example/imgs/a.jpg", "https://counter.a.example/photo.jpg",
        "https://a.example/latex-gloves.png", "https://a.example/tracker/chart.png",
        "https://a.example/hr.jpg", "https://a.example/img/loading.jpg",
    ])
    func `Trusts the stated size of a photo more than its name`(address: String) {
        #expect(
            Self.first("<img width=1200 height=800 src='\(address)'>" + Self.second) == address)
    }

    @Test(arguments: ["/google-pixel-8.png", "/point-blank.png", "/badges/sheriff.png"])
    func `Accepts a drawing whose name has another meaning`(path: String) {
        #expect(Self.first("<img src='\(path)'>" + Self.second) == "https://a.example" + path)
    }

    @Test(arguments: ["/pixel.jpg", "/beacon.jpg", "/clear.jpg"])
    func `Accepts a photo with a blank name for lack of another`(path: String) {
        #expect(Self.first("<img src='\(path)'>") == "https://a.example" + path)
        #expect(Self.first("<img src='\(path)'>" + Self.second) == "https://a.example/second.jpg")
    }

    @Test(arguments: [
        "https://pagead2.googlesyndication.com/simgad/123",
        "https://pix.scorecardresearch.com/p?c1=2",
        "https://queue.simpleanalyticscdn.com/x.gif", "https://www.facebook.com/plugins/like.php",
        "https://a.example/lib/mimetex/x.gif", "https://stats.a.example/hello.gif?page=1",
    ])
    func `Recognises hosts and paths of any length`(address: String) {
        #expect(Self.first("<img src='\(address)'>") != address)
    }

    @Test(arguments: [
        "https://vg08.met.vgwort.de/na/1", "https://bat.bing.com/action/0?x",
        "https://gc.zgo.at/count", "https://x.goatcounter.com/count?p=/",
        "https://queue.simpleanalyticscdn.com/noscript.gif",
        "https://a.example/p?republication-pixel=true", "https://pixel.a.example/1?x",
        "https://cdn.buymeacoffee.com/buttons/v2/y.png", "https://storage.ko-fi.com/cdn/kofi2.png",
        "https://www.paypalobjects.com/en_US/i/btn/btn_donateCC_LG.gif",
        "https://ci.appveyor.com/api/projects/status/1", "https://a.example/pixel.php",
    ])
    func `Never takes a tracker or a button`(address: String) {
        #expect(Self.first("<img src='\(address)'>") == nil)
    }

    @Test(arguments: [
        "style='opacity:0'", "style='position:absolute;left:-9999px'",
        "class='screen-reader-text'", "class='dark-mode-only'",
    ])
    func `Never takes a picture that a page does not show`(attribute: String) {
        #expect(Self.first("<img \(attribute) src='/1.jpg'>") == nil)
    }

    @Test(arguments: [
        ("<img alt='😀' src='https://e.example/1.png'>", "😀"),
        ("<img alt='&#x1F44D;&#x1F3FD;' width=20 src='/1.png'>", "👍🏽"),
        ("<img alt='1️⃣' style='height:1em' src='/1.png'>", "1️⃣"),
    ])
    func `Writes an emoji for a picture with only that as text`(html: String, text: String) {
        #expect(sanitize(html) == text)
        #expect(Self.first(html) == nil)
    }

    @Test(arguments: [
        "<img alt='7' src='/1.png'>", "<img alt='😀 at work' src='/1.png'>",
        "<img alt='😀' width=800 height=600 src='/1.png'>",
    ])
    func `Keeps a picture with other text, or with the size of a photo`(html: String) {
        #expect(sanitize(html).hasPrefix("<img "))
    }

    @Test(arguments: [
        "<img src='/r.jpg' data-src='/r_{width}x.jpg'>",
        "<img src='data:image/gif;base64,R0' data-responsive-set='/r.jpg 800w, /r.jpg?2 400w'>",
        "<img srcset='data:image/gif;base64,R0 1x, /r.jpg 2x'>",
        "<img srcset='javascript:x 1x, /r.jpg 2x'>",
    ])
    func `Finds the address that is complete and can be shown`(html: String) {
        #expect(Self.first(html) == "https://a.example/r.jpg")
        #expect(
            ContentPictures.addresses(in: sanitize(html)).first == "https://a.example/r.jpg")
    }
}
