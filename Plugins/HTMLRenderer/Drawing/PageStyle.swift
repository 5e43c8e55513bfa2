import FeedMarkup

enum PageStyle {
    /// The sheet's hash in a Content-Security-Policy, so that no other style applies. A test
    /// compares them.
    static let hash = "sha256-w4Zzgt9ExCvVI8L8JunOW07Mz1LED4JO+zUTXWmZ9xg="

    /// Returns the hash of `sheet` for a Content-Security-Policy.
    static func hash(of sheet: String) -> String {
        "sha256-" + Base64.text(SHA256.digest(of: Array(sheet.utf8)).span)
    }

    /// Returns the sheet with the user's rules appended, so that they can't end the `style`
    /// element.
    static func sheet(for options: HTMLPageOptions) -> String {
        guard options.accent != nil || !options.css.isEmpty else { return sheet }
        var own = options.accent.map { ":root { --link: \($0.text); }\n" } ?? ""
        let scalars = Array(options.css.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            // Keeps a comparison of widths; elsewhere a CSS escape is equivalent.
            if scalar == "<", !" =0123456789".unicodeScalars.contains(next) {
                own += "\\3c "
            } else if scalar != "\r" {
                // HTML normalizes line breaks, which would change the hash.
                own.unicodeScalars.append(scalar)
            }
        }
        return sheet + own + (own.hasSuffix("\n") ? "" : "\n")
    }

    /// For pages of ``HTMLPageRenderer``: uses logical directions, for both writing directions;
    /// colours have a contrast of at least 4.5 : 1 in both schemes.
    static let sheet = """
        :root {
          color-scheme: light dark;
          --paper: #f6f5f1; --card: #fff; --ink: #1d1c1a; --soft: #5b5850; --line: #dfdcd3;
          --link: #0b5b73; --tint: #eceae3; --shade: 0 1px 2px #1d1c1a14, 0 6px 20px #1d1c1a0d;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, \
        "Helvetica Neue", Arial, sans-serif;
          --serif: Charter, "Bitstream Charter", "Iowan Old Style", "Sitka Text", "Noto Serif", \
        Cambria, Georgia, serif;
          --mono: ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #131416; --card: #1c1e21; --ink: #e9e7e2; --soft: #aaa79f; --line: #33363b;
            --link: #86c8dc; --tint: #282b2f; --shade: none;
          }
        }
        *, ::before, ::after { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
          margin: 0; padding: clamp(1.25rem, 3vw, 2.25rem) clamp(1rem, 4vw, 3rem) 3rem;
          background: var(--paper); color: var(--ink);
          font: 1rem/1.6 var(--sans); overflow-wrap: anywhere;
        }
        body > :is(header, nav, main, footer) { max-width: 76rem; margin-inline: auto; }
        body.list > :is(header, nav, main, footer) { max-width: 44rem; }
        a { color: var(--link); text-decoration-thickness: .07em; text-underline-offset: .18em; }
        :focus-visible { outline: .18rem solid var(--link); outline-offset: .2rem; \
        border-radius: .2rem; }
        img, video { max-width: 100%; }
        h1, h2, .title { margin: 0; font-family: var(--serif); text-wrap: pretty; }
        h1 { font-size: clamp(1.8rem, 1.3rem + 1.7vw, 2.6rem); line-height: 1.12; \
        letter-spacing: -.015em; }
        .title { font-size: 1.3rem; line-height: 1.28; letter-spacing: -.005em; }
        h1 a, .title a { color: inherit; text-decoration: none; }
        h1 a:hover, .title a:hover { text-decoration: underline; }
        p { margin: 0; }
        .unseen {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap;
        }
        .skip {
          position: absolute; inset-block-start: .75rem; inset-inline-start: -999rem;
          padding: .5rem 1rem; border-radius: .5rem; background: var(--link); color: var(--card);
          font-weight: 600;
        }
        .skip:focus { inset-inline-start: .75rem; z-index: 1; }
        .feed { display: flex; gap: 1.25rem; align-items: start; \
        padding-block-end: clamp(1.25rem, 2.5vw, 1.75rem); }
        .feed > div { min-width: 0; }
        .icon { width: clamp(3rem, 12vw, 4.5rem); height: auto; aspect-ratio: 1; flex: none; object-fit: contain; \
        border-radius: .9rem; background: var(--tint); font-size: 0; }
        .about { margin-block-start: .6rem; max-width: 42rem; font-size: 1.12rem; \
        line-height: 1.5; }
        .facts { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; color: var(--soft); \
        font-size: .875rem; line-height: 1.5; }
        .feed .facts { margin-block-start: .7rem; }
        .facts a { color: inherit; }
        .facts a:hover { color: var(--link); }
        .source { min-width: 0; overflow-wrap: anywhere; }
        .source a:focus-visible { outline-offset: -.15rem; }
        .place::before {
          content: ""; display: inline-block; width: .5rem; height: .5rem;
          margin-inline-end: .45rem; border-radius: 50%; border: .14rem solid var(--link);
          vertical-align: .02rem;
        }
        .cards main { display: grid; gap: clamp(1.1rem, 2.2vw, 1.75rem); \
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); }
        .item { display: flex; flex-direction: column; min-width: 0; content-visibility: auto; \
        contain-intrinsic-size: auto 20rem; }
        .cards .item { border: 1px solid var(--line); border-radius: .9rem; overflow: hidden; \
        background: var(--card); box-shadow: var(--shade); contain-intrinsic-size: auto 26rem; }
        .text { display: flex; flex-direction: column; gap: .6rem; flex: 1; min-width: 0; }
        .cards .text { padding: 1rem 1.15rem 1.15rem; }
        .picture { position: relative; aspect-ratio: 3 / 2; background: var(--tint); flex: none; }
        .picture a { display: block; height: 100%; }
        .picture a:focus-visible { outline-offset: -.25rem; }
        .picture img { position: absolute; inset: 0; width: 100%; height: 100%; \
        object-fit: cover; \
        color: var(--soft); font-size: .875rem; line-height: 1.4; }
        .picture.whole img { object-fit: contain; }
        .missing { display: inline-block; max-width: 100%; padding: .1rem .6rem; \
        border: 1px dashed var(--line); border-radius: .5rem; background: var(--tint); \
        color: var(--soft); font: .875rem/1.5 var(--sans); text-decoration: none; }
        .missing::before { content: ""; display: inline-block; width: 1em; height: .8em; \
        margin-inline-end: .5em; border: .1em solid; border-radius: .2em; \
        background: linear-gradient(to top right, currentColor 40%, transparent 42%); }
        a.missing:hover { color: var(--link); text-decoration: underline; }
        .excerpt { font-size: .9375rem; line-height: 1.5; }
        .cards .title { font-size: 1.2rem; }
        .cards .plain .title { font-size: 1.35rem; line-height: 1.22; }
        .untitled .excerpt, .untitled .title { font: 400 1.0625rem/1.55 var(--sans); \
        letter-spacing: 0; text-wrap: pretty; }
        .list main { border-block-start: 1px solid var(--line); }
        .list .item { display: grid; gap: .9rem; padding-block: .9rem; \
        border-block-end: 1px solid var(--line); }
        .list .text { gap: .35rem; }
        .list .title { font-size: 1.35rem; }
        .list .picture { aspect-ratio: 16 / 9; border-radius: .6rem; overflow: hidden; }
        audio { width: 100%; height: 2.75rem; }
        video { width: 100%; border-radius: .5rem; background: #000; }
        .files, .tags { margin: 0; padding: 0; list-style: none; font-size: .875rem; }
        .files li + li { margin-block-start: .25rem; }
        .about-file { color: var(--soft); }
        .tags { display: flex; flex-wrap: wrap; gap: .4rem; }
        .cards .tags { margin-block-start: auto; padding-block-start: .3rem; }
        .tags li { padding: .05rem .6rem; border-radius: 1rem; background: var(--tint); \
        color: var(--soft); font-size: .8125rem; }
        .item summary { width: fit-content; padding-block: .25rem; color: var(--link); \
        font-size: .9375rem; font-weight: 600; cursor: pointer; }
        .cards .item:has(> .text > details[open]) { grid-column: 1 / -1; }
        .text:has(> details[open]) > .excerpt { display: none; }
        .contents { margin-block-end: 1.25rem; font-size: .9375rem; }
        .contents ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; \
        gap: .3rem 1.2rem; }
        .contents > ul > li { display: flex; flex-wrap: wrap; gap: .3rem .35rem; }
        .contents ul ul { gap: .3rem .9rem; margin-inline-start: .55rem; font-size: .875rem; }
        .contents a { display: inline-block; }
        .contents a::first-letter, .group::first-letter { text-transform: uppercase; }
        .contents span { color: var(--soft); }
        .group { font-size: 1.35rem; line-height: 1.25; grid-column: 1 / -1; \
        padding-block: .9rem .1rem; scroll-margin-block-start: .5rem; }
        .group a { color: inherit; text-decoration: none; }
        .group a:hover { text-decoration: underline; }
        .folder { grid-column: 1 / -1; padding-block: 1.5rem .25rem; color: var(--soft); \
        font-family: var(--sans); }
        .cards .group:first-child { padding-block-start: 0; }
        .whole .content { max-width: 44rem; padding-block-end: 0; }
        .whole .item .text { display: block; }
        .whole .text > * + * { margin-block-start: .6rem; }
        .empty { padding: 3rem 0; color: var(--soft); text-align: center; grid-column: 1 / -1; }
        .end { padding-block-start: 2.5rem; color: var(--soft); font-size: .875rem; }
        .end p + p { margin-block-start: .35rem; }
        .end a { color: inherit; }

        .content { max-width: 42rem; padding-block: .5rem 1rem; \
        font: 1.0938rem/1.68 var(--serif); }
        .cards .content { margin-inline: auto; }
        .content[dir=auto] :is(p, li, dt, dd, td, th, h3, h4, h5, h6, blockquote, figcaption)\
        :not(.content [dir], .content [dir] *) { unicode-bidi: plaintext; }
        .content :is(p, ul, ol, dl, pre, table, figure, blockquote, audio, video) { \
        margin-block: 1em; }
        .content :is(h3, h4, h5, h6) { margin-block: 1.6em .5em; font-family: var(--sans); \
        line-height: 1.3; }
        .content h3 { font-size: 1.3rem; }
        .content h4 { font-size: 1.15rem; }
        .content :is(h5, h6) { font-size: 1rem; }
        .content > :first-child { margin-block-start: .5em; }
        .content img { height: auto; border-radius: .4rem; }
        .content figure { margin-inline: 0; }
        .content figcaption { color: var(--soft); font: .875rem/1.5 var(--sans); }
        .content blockquote { margin-inline: 0; padding-inline-start: 1.1rem; \
        border-inline-start: .2rem solid var(--line); color: var(--soft); }
        .content :is(li, dd, blockquote) :is(li, dd, blockquote) :is(li, dd, blockquote) \
        :is(ul, ol, menu, dir, dd, blockquote) { margin-inline: 0; padding-inline-start: 1rem; }
        .content :is(li, dd, blockquote) :is(li, dd, blockquote) :is(li, dd, blockquote) :is(li, dd, blockquote) \
        :is(li, dd, blockquote) :is(li, dd, blockquote) :is(li, dd, blockquote) :is(li, dd, blockquote) \
        :is(ul, ol, menu, dir, dd, blockquote) { padding-inline-start: 0; border: 0; }
        .content :is(code, pre, kbd, samp) { font-family: var(--mono); font-size: .875em; }
        .content :is(code, kbd, samp) { padding: .1em .3em; border-radius: .3em; \
        background: var(--tint); }
        .content pre { padding: .9rem 1.1rem; overflow-x: auto; overflow-wrap: normal; \
        border-radius: .6rem; background: var(--tint); line-height: 1.5; direction: ltr; \
        text-align: left; }
        .content pre code { padding: 0; font-size: 1em; }
        .content table { display: block; max-width: 100%; overflow-x: auto; \
        overflow-wrap: normal; border-collapse: collapse; font: .9375rem/1.5 var(--sans); }
        .content :is(th, td) { padding: .4rem .75rem; border: 1px solid var(--line); \
        text-align: start; vertical-align: top; }
        .content hr { border: 0; border-block-start: 1px solid var(--line); margin-block: 2em; }
        .content :is(th, td).at-left { text-align: left; }
        .content :is(th, td).at-right { text-align: right; }
        .content :is(th, td).at-center { text-align: center; }
        .content caption { padding-block-end: .4rem; color: var(--soft); text-align: start; }
        .content img[src$="#gh-dark-mode-only"] { display: none; }
        .content .embed { display: block; width: fit-content; max-width: 100%; \
        margin-block: 1em; padding: .6rem .9rem; border: 1px solid var(--line); \
        border-radius: .6rem; background: var(--tint); font: .9375rem/1.5 var(--sans); }
        .content .embed img { display: block; width: 22rem; margin-block-end: .5rem; }
        .content .embed span { color: var(--soft); }
        .content math[display="block"] { margin-block: 1em; overflow-x: auto; }
        .content :target { background: var(--tint); outline: .3rem solid var(--tint); }
        .verbatim { white-space: pre-wrap; }

        @media screen and (max-width: 39.99rem) {
          .cards main { gap: .7rem; }
          .text, .list .text { gap: .3rem; }
          .cards .text { padding: .7rem .9rem .8rem; }
          .title, .cards .title, .cards .plain .title, .list .title { font-size: 1.0938rem; \
        line-height: 1.3; }
          body:not(.whole) .item:not(.untitled) .excerpt { display: -webkit-box; -webkit-box-orient: vertical; \
        -webkit-line-clamp: 2; line-clamp: 2; overflow: hidden; }
          body:not(.whole) .tags { flex-wrap: nowrap; overflow: hidden; }
          body:not(.whole) .tags li { white-space: nowrap; }
          body:not(.whole) .item { contain-intrinsic-size: auto 9rem; }
          body:not(.whole) .item:not(.plain) { display: grid; gap: 0 .9rem; \
        grid-template-columns: minmax(0, 1fr) 5.5rem; }
          body:not(.whole) .item:not(.plain) > .text { grid-row: 1; grid-column: 1; }
          body:not(.whole) .item:not(.plain) > .picture { grid-row: 1; grid-column: 2; \
        align-self: start; aspect-ratio: 1; border-radius: .6rem; overflow: hidden; }
          .cards:not(.whole) .item:not(.plain) > .text { padding-inline-end: 0; }
          .cards:not(.whole) .item:not(.plain) > .picture { margin: .9rem 0; \
        margin-inline-end: .9rem; }
          body:not(.whole) .item:not(.plain):has(> .text > details[open]) { display: block; }
          .cards .item:not(.plain):has(> .text > details[open]) > .text { \
        padding-inline-end: .9rem; }
          .item:not(.plain):has(> .text > details[open]) > .picture.picture { margin: 0; \
        aspect-ratio: 3 / 2; border-radius: 0; }
        }
        @media screen and (min-width: 40rem) {
          .list .item:not(.plain) { grid-template-columns: minmax(0, 1fr) 11rem; gap: 1.75rem; }
          .list .item:not(.plain) > .text { grid-row: 1; grid-column: 1; }
          .list .item:not(.plain) > .picture { grid-column: 2; align-self: start; \
        aspect-ratio: 4 / 3; margin-block-start: .35rem; }
        }
        @media screen and (min-width: 40rem) {
          .list.whole .item:not(.plain) { display: flow-root; }
          .list.whole .item:not(.plain) > .picture { float: right; float: inline-end; \
        width: 11rem; margin: .35rem 0 1rem; margin-inline-start: 1.75rem; }
        }
        @media screen and (min-width: 62rem) {
          body.list > :is(header, nav, main, footer) { max-width: 52rem; }
          body.list.whole > :is(header, nav, main, footer) { max-width: 44rem; }
          body.list.grouped > :is(header, nav, main, footer) { max-width: 66rem; }
          .list.grouped main { display: grid; column-gap: 2rem; \
        grid-template-columns: 12.5rem minmax(0, 1fr); }
          .list.grouped .item { grid-column: 2; }
          .list.grouped .group { grid-column: 1; padding-block: 1.1rem 0; font-size: 1.05rem; }
          .lead { grid-column: 1 / -1; display: grid; \
        grid-template-columns: minmax(0, 8fr) minmax(0, 5fr); }
          .lead .picture { aspect-ratio: auto; min-height: 17rem; }
          .lead .text { justify-content: center; padding: 1.25rem 1.75rem; }
          .cards .lead .title { font-size: 1.8rem; line-height: 1.16; letter-spacing: -.01em; }
          .lead .excerpt { font-size: 1.0938rem; }
          .lead .tags { margin-block-start: 0; }
          .whole .lead, .lead:has(> .text > details[open]) { \
        grid-template-columns: minmax(0, 1fr); }
        }
        @media (prefers-color-scheme: dark) {
          .content img[src$="#gh-dark-mode-only"] { display: inline; }
          .content img[src$="#gh-light-mode-only"] { display: none; }
        }
        @media (prefers-reduced-motion: no-preference) {
          .cards .picture img { transition: filter .2s; }
          .cards .picture a:hover img { filter: brightness(1.06); }
        }
        @media (forced-colors: active) {
          .tags li { border: 1px solid; }
        }
        @media print {
          :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --soft: #444; \
        --line: #bbb; --link: #000; --tint: #f2f2f2; --shade: none; }
          body { padding: 0; font-size: 10.5pt; }
          .skip, audio, video { display: none; }
          .cards main { display: block; }
          .list .item, .cards .item { display: flow-root; overflow: visible; padding-block: .7rem; \
        border: 0; border-block-end: 1px solid var(--line); border-radius: 0; \
        break-inside: avoid; content-visibility: visible; }
          .item .text { display: block; padding: 0; }
          .text > * + * { margin-block-start: .35rem; }
          .item .picture { float: right; float: inline-end; width: 9rem; aspect-ratio: 4 / 3; \
        margin: .2rem 0 .6rem; margin-inline-start: 1.25rem; }
          .whole .item.item, .item.item:has(details) { break-inside: auto; }
          .title, .group, .folder, .facts, summary, .content :is(h3, h4, h5, h6) { \
        break-after: avoid; break-inside: avoid; }
          .picture, img, figure, tr { break-inside: avoid; }
          .text > details > summary, .contents, .to-top { display: none; }
          .item summary { color: inherit; }
          details::details-content { content-visibility: visible; block-size: auto; \
        overflow: visible; }
          .text:has(> details) > .excerpt { display: none; }
          .content pre { overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; \
        border: 1px solid var(--line); }
          .content table { display: table; overflow: visible; font-size: .8rem; }
          .content :is(td, th) { padding: .25rem .4rem; }
          .content table:has(tr > :nth-child(7)) { font-size: .65rem; overflow-wrap: anywhere; }
          .content a[href^="http"]::after { content: " (" attr(href) ")"; font-size: .8em; \
        overflow-wrap: anywhere; }
          .content a.embed:has(img)::after, .content a:has(> img)::after { content: none; }
        }

        """
}
