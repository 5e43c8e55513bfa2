import FeedViews
import Testing

@Suite struct LanguageDirectionTests {
    @Test(arguments: [
        "arz", "azb", "skr", "mzn", "glk", "prs", "uz-AF", "az-IR", "ff-Adlm", "ara", "heb", "fas",
        "ar_SA", "fa_IR", "he_IL", "ku-Arab", "ku-IQ", "pa-PK", "ar-EG-u-nu-latn",
    ])
    func `Writes a language from right to left`(tag: String) {
        #expect(LanguageTag(tag)?.isRightToLeft == true)
    }

    @Test(arguments: ["ku", "ku-TR", "uz", "az", "ff", "ar-Latn", "sd-IN", "en_GB", "de-1996"])
    func `Writes a language from left to right`(tag: String) {
        #expect(LanguageTag(tag)?.isRightToLeft == false)
    }

    @Test(arguments: [
        "arabic", "Hebrew", "English", "und", "mul",
        // Invalid tags.
        "", "e", "english language", "-en", "en-", "en--GB", "1en", "en\"", "абв",
    ])
    func `Leaves the direction to the text without a language's code`(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test func `Writes a tag with hyphens`() {
        #expect(LanguageTag("ar_SA")?.text == "ar-SA")
    }
}
