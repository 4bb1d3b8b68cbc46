import Testing
import UIKit

@Suite struct CGColorTests {
    @Test func rgbHasFourComponentsAndGrayTwo() {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    }

    @Test func copyWithAlphaKeepsTheRest() throws {
        let copy = try #require(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25))
        #expect(copy.components == [0.5, 0.25])
        #expect(copy.alpha == 0.25)
    }

    @Test func equalByValueButNotAcrossModels() {
        #expect(CGColor(gray: 0, alpha: 1) == CGColor(gray: 0, alpha: 1))
        #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    }
}
