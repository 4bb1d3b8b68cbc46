import Foundation
import KitTestSupport
import Presentations
import Testing

struct SweepSizeTests {
    @Test("Documentation/Verification.md says how many styles and screens the sweep has")
    func verification() throws {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = package.appendingPathComponent("Documentation/Verification.md")
        let sentence =
            "\(SweepStyle.uses.count + SweepStyle.looks.count) uses of cards, half-sheets and popups, and the samples of the other styles, on "
            + "\(SweepSetting.screens.count) screens"
        let isSaid = try String(contentsOf: page, encoding: .utf8).contains(sentence)
        #expect(isSaid, "it has to say: \(sentence)")
    }
}
