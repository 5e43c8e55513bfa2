import Testing

@testable import FeedMarkup

/// Tables of names must match the cases of their enumerations.
@Suite struct NameTablesTests {
    @Test(arguments: HTMLElement.allCases)
    func `Names each element like its case`(_ element: HTMLElement) {
        let others: [HTMLElement: String] = [
            .annotationXML: "annotation-xml", .mjxMath: "mjx-math",
        ]
        #expect("\(element.name)" == others[element] ?? "\(element)")
    }

    @Test(arguments: HTMLAttribute.allCases)
    func `Names each attribute like its case`(_ attribute: HTMLAttribute) {
        let others: [HTMLAttribute: String] = [
            .lazySource: "data-src", .xmlLang: "xml:lang", .classes: "class",
            .embed: "data-embed", .ariaHidden: "aria-hidden",
        ]
        #expect("\(attribute.name)" == others[attribute] ?? "\(attribute)")
    }
}
