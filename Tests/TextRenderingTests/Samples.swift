import FeedViews
import PresentationTestSupport

/// Texts of many kinds, and a feed of them.
enum Samples {
    static let hostile =
        "\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31mred\u{0}\u{8}\u{7F} \u{202E}evil\u{202C} \u{2066}x"

    static let texts = [
        "Wool dyed with woad turns from yellow to blue as it leaves the vat, and nobody who has "
            + "seen it once forgets it. A well-tended, slow-fermenting vat lasts a season — or so "
            + "the state-of-the-art of eight hundred years has it.",
        "藍は発酵させた液に布を浸し、空気にさらすと青くなる。「色が変わる瞬間を一度見たら、忘れられない」と職人は言う。Woolも染められる。",
        "쪽빛은 발효시킨 물에 천을 담갔다가 공기에 쐬면 푸르게 변한다.",
        "טקסט בעברית שנמשך מימין לשמאל ועובר שורה כשהוא ארוך מספיק.",
        "हर रंग की अपनी कहानी है, और नील की कहानी सबसे पुरानी है।",
        "Families 👩‍👩‍👧‍👦 and flags 🇩🇪🇫🇷, thumbs 👍🏽👍🏿, hearts ❤️❤, keys 1️⃣2️⃣ 🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉",
        "e\u{301}\u{302}\u{303} marks a\u{328}\u{304} upon marks o\u{323}\u{302}",
        "https://example.org/a/very/long/path/that/goes/on/and/on?with=a&query=string#and-a-fragment",
        hostile,
        "\u{301}\u{302} marks without a letter, and a joiner.\u{200D}\u{FE0F}",
        String(repeating: "supercalifragilistic", count: 20),
        String(repeating: "-", count: 200),
        String(repeating: "/", count: 200),
        String(repeating: "(", count: 50) + String(repeating: "）", count: 50),
        String(repeating: "a\u{A0}", count: 100),
    ]

    static let feed = FeedViewModel(
        title: "The Dyer’s Almanac",
        summary: "Notes on colour, cloth and the people who bring the two together, sent out when "
            + "there is time.",
        homePageURL: "https://example.org/",
        updated: makeDate(1_768_212_000, "12 January 2026, 10:00"),
        format: "rss-2.0",
        items: FeedItemViewModels([
            (
                FeedItemViewModel(
                    identifier: "1", title: "The woad vats of the valley, and who keeps them warm",
                    url: "https://example.org/2026/01/woad-vats",
                    published: makeDate(1_768_212_000, "12 January 2026, 10:00"),
                    byline: "Mira Holm, Tove Lind"),
                ItemPage(excerpt: texts[0])
            ),
            (
                FeedItemViewModel(
                    identifier: "2", title: "青い染料の話：谷の職人たちは八百年前から同じ方法で布を染めている",
                    url: "https://example.org/ja/藍?q=1",
                    updated: makeDate(1_768_200_000, "12 January 2026, 06:40"),
                    byline: "山田花子", location: "京都"),
                ItemPage(excerpt: texts[1])
            ),
            (
                FeedItemViewModel(
                    identifier: "3", title: "Madder, weld and 👩‍👩‍👧‍👦",
                    url: "https://elsewhere.example/madder",
                    source: ItemSourceViewModel(title: "Elsewhere")),
                ItemPage(excerpt: texts[5])
            ),
            (
                FeedItemViewModel(
                    identifier: "4", title: "A dyer stands at the vat before dawn, her arms blue…",
                    titleOrigin: .text, location: "Old Mill, Hollow Lane"),
                ItemPage(
                    excerpt: "A dyer stands at the vat before dawn, her arms blue to the elbow.",
                    image: ImageViewModel(
                        url: "https://example.org/dyer.jpg",
                        alternativeText: "A woman beside a steaming vat"))
            ),
        ]))
}
