import Testing

@testable import FeedMarkup

/// The names stand in tables, in the order of the cases.
@Suite struct NameTablesTests {
    @Test(arguments: HTMLElement.allCases)
    func `an element's name is that of its case`(_ element: HTMLElement) {
        let others: [HTMLElement: String] = [
            .annotationXML: "annotation-xml", .mjxMath: "mjx-math",
        ]
        #expect("\(element.name)" == others[element] ?? "\(element)")
    }

    @Test(arguments: HTMLAttribute.allCases)
    func `an attribute's name is that of its case`(_ attribute: HTMLAttribute) {
        let others: [HTMLAttribute: String] = [
            .lazySource: "data-src", .lazySourceOld: "data-lazy-src",
            .lazySourceOriginal: "data-original", .lazySet: "data-srcset", .xmlLang: "xml:lang",
            .classes: "class", .videoID: "videoid", .embed: "data-embed",
        ]
        #expect("\(attribute.name)" == others[attribute] ?? "\(attribute)")
    }
}
