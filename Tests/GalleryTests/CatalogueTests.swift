import Foundation
import Testing

@testable import Gallery

/// Whatever is added has to be in the lists that the gallery and the documentation are made of.
@MainActor @Suite struct CatalogueTests {
    @Test(arguments: Style.allCases)
    func everyStyleHasPictures(style: Style) {
        #expect(Catalogue.scenarios.contains { $0.style == style }, "Catalogue.scenarios has none")
    }

    @Test func everyListOfScenariosIsInTheCatalogue() throws {
        let folder = Self.package.appendingPathComponent("Sources/Demo/Gallery/Catalogue")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let known = Set(Catalogue.scenarios.map(\.name))
        var count = 0
        for source in try files.map({ try String(contentsOf: $0, encoding: .utf8) }) {
            for name in source.matches(of: /style: \.\w+, name: "([^"]+)"/).map({ String($0.1) }) {
                count += 1
                let isKnown = known.contains(name)
                #expect(isKnown, "\(name) is not in Catalogue.scenarios")
            }
        }
        #expect(count > 30)
    }

    @Test func theDocumentationSaysHowManyPicturesThereAre() throws {
        let pictures = Catalogue.pictures.count
        let moving = Catalogue.names.filter { $0.hasSuffix(".moving") }.count
        let strips = Catalogue.names.count - pictures - moving
        let devices = Set(Catalogue.pictures.map(\.setting.device.name)).count
        try expect("README.md", says: "has \(pictures) pictures")
        try expect(
            "Documentation/Verification.md",
            says: "\(pictures) pictures on \(devices) devices, \(strips) filmstrips, \(moving) moving pictures")
    }

    private func expect(_ page: String, says sentence: String) throws {
        let text = try String(contentsOf: Self.package.appendingPathComponent(page), encoding: .utf8)
        let isSaid = text.replacingOccurrences(of: "\n", with: " ").contains(sentence)
        #expect(isSaid, "\(page) has to say: \(sentence)")
    }

    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
