import Foundation
import Testing

@testable import Gallery

@MainActor @Suite struct BrowserPageTests {
    private let page = BrowserPage(Catalogue.self) { _ in PictureSize(width: 425, height: 884) }

    @Test func everyPictureOfTheCatalogueIsOnThePageOnce() {
        #expect(page.pictures.map(\.file).sorted() == Catalogue.names.map { $0 + ".svg" }.sorted())
    }

    @Test func everyPictureCanBeFoundByEveryFilter() {
        for filter in page.filters {
            let keys = Set(filter.values.map(\.key))
            for picture in page.pictures {
                let value = picture.properties[filter.property]
                #expect(value.map(keys.contains) == true, "\(picture.file), \(filter.property)")
            }
        }
    }

    @Test func everyValueOfAFilterFindsAPicture() {
        #expect(page.filters.map(\.property) == PageFilter.Property.allCases)
        for filter in page.filters {
            for value in filter.values {
                let finds = page.pictures.contains { $0.properties[filter.property] == value.key }
                #expect(finds, "\(filter.property), \(value.key)")
            }
        }
    }

    @Test func everyEntryHasCodeAndPicturesAndItsOwnAnchor() {
        let entries = page.sections.flatMap(\.entries)
        for entry in entries {
            #expect(!entry.code.isEmpty && !entry.caption.isEmpty && !entry.pictures.isEmpty, "\(entry.key)")
        }
        let anchors = page.sections.map(\.key) + entries.map(\.key)
        #expect(Set(anchors).count == anchors.count)
    }

    @Test func theFileIsTheSameEachTime() {
        let again = BrowserPage(Catalogue.self) { _ in PictureSize(width: 425, height: 884) }
        #expect(page == again)
        #expect(page.html == again.html)
    }

    @Test func theFileLoadsNothingButItsPictures() {
        let html = page.html
        for loader in ["<link", "@import", "url(", "//cdn", "http:", "https:", "<script src", "fetch("] {
            #expect(!html.contains(loader), "\(loader)")
        }
        let sources = attributes("src", in: html)
        #expect(Set(sources) == Set(page.pictures.map(\.file)))
    }

    @Test func everyLinkLeadsToAPictureOrToAPlaceOnThePage() {
        let html = page.html
        let places = attributes("id", in: html)
        #expect(Set(places).count == places.count)
        let targets = Set(places.map { "#" + $0 }).union(page.pictures.map(\.file))
        #expect(Set(attributes("href", in: html)).subtracting(targets) == [])
    }

    @Test func aPictureOfTheScenarioHasItsProperties() throws {
        let picture = try #require(page.pictures.first { $0.file == "Card/now-playing@iPad11.landscape.width375.svg" })
        #expect(
            picture.properties == [
                .style: "card", .device: "iPad11", .orientation: "split", .appearance: "light", .direction: "ltr",
                .text: "default", .picture: "still",
            ])
        #expect(picture.caption == "iPad 11″, landscape, 375 points wide")
        #expect(picture.alternativeText == "Card “now-playing” on iPad 11″, landscape, 375 points wide")
        #expect(picture.size == PictureSize(width: 96, height: 200))
    }

    @Test(arguments: [
        ("now-playing", "Now playing"), ("wifi-pairing", "Wi-Fi pairing"), ("ios26-small", "iOS 26: small"),
        ("share", "Share"),
    ])
    func aHeadingIsMadeFromTheName(name: String, heading: String) {
        #expect(BrowserPage.heading(name) == heading)
    }

    @Test(arguments: [
        ("S3-pop-cancelled", "Pop cancelled"), ("zoom-push", "Zoom push"), ("Sheet-push", "Sheet push"),
    ])
    func aFilmstripIsNamedWithoutTheCodeOfARule(name: String, caption: String) {
        #expect(BrowserPage.caption(ofStrip: name) == caption)
    }

    @Test(arguments: [
        ("S10. Swipe down", "Swipe down"), ("A cube and a door", "A cube and a door"), ("Say. So", "Say. So"),
    ])
    func aSectionIsNamedWithoutTheCodeOfARule(title: String, heading: String) {
        let section = TransitionSection(title: title, types: "", caption: "", code: "", films: [])
        #expect(section.titleWithoutCode == heading)
    }

    /// The values of an attribute in the order of the file.
    private func attributes(_ name: String, in html: String) -> [String] {
        html.components(separatedBy: " \(name)=\"").dropFirst().compactMap { rest in
            rest.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
        }
    }
}
