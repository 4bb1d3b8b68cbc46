import Testing

@testable import LayoutSnapshots

@Suite struct ColorTests {
    @Test func everyOpacityComesBackFromThousandths() {
        for alpha in UInt8.min...UInt8.max {
            let color = Color(18, 52, 86, alpha)
            #expect(Color(hex: color.hex, opacity: color.opacity) == color)
            #expect(Color(hex: color.longHex) == color)
        }
    }

    @Test func coloursAreLowerCaseAndShowOpacityOnlyWhenTheyHaveOne() {
        #expect(Color(255, 159, 10).longHex == "#ff9f0a")
        #expect(Color(0, 0, 0, 102).longHex == "#00000066")
        #expect(Color(0, 0, 0, 102).opacity.text == "0.4")
    }

    @Test(arguments: ["", "#", "ff9f0a", "#FF9F0A", "#fff", "#ff9f0g", "#ff9f0a1", "none"])
    func otherSpellingsOfColoursAreNotRead(text: String) {
        #expect(Color(hex: text) == nil)
    }
}
