import Testing
import UIKit

@Suite struct LineBreakerTests {
    private let font = UIFont.systemFont(ofSize: 10)

    private func breaker(_ width: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail) -> LineBreaker {
        LineBreaker(font: font, width: width, maximumLines: lines, mode: mode)
    }

    @Test func widthIsTheSumOfItsAdvances() {
        // n and o are 0.59 em each.
        #expect(abs(TextMeasure.width(of: "no", font: font) - 11.8) < 1e-9)
        #expect(TextMeasure.width(of: "", font: font) == 0)
    }

    @Test func accentedLettersAreAsWideAsTheirBase() {
        #expect(TextMeasure.width(of: "é", font: font) == TextMeasure.width(of: "e", font: font))
    }

    @Test func boldIsWiderAndMonospacedDigitsAreAllAlike() {
        let bold = UIFont.systemFont(ofSize: 10, weight: .bold)
        #expect(TextMeasure.width(of: "no", font: bold) > TextMeasure.width(of: "no", font: font))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)
        #expect(TextMeasure.width(of: "11", font: digits) == TextMeasure.width(of: "00", font: digits))
        #expect(TextMeasure.width(of: "11", font: font) < TextMeasure.width(of: "00", font: font))
    }

    @Test func whatIsNeitherLetterNorSignHasAWidthToo() {
        #expect(abs(TextMeasure.width(of: "\t", font: font) - 5.6) < 1e-9)
        #expect(TextMeasure.width(of: "\n", font: font) == 0)
        #expect(TextMeasure.width(of: "\r\n", font: font) == 0)
        #expect(abs(TextMeasure.width(of: "😀一", font: font) - 20) < 1e-9)
    }

    @Test func breaksBetweenWordsAndDropsTheSpace() {
        // "nono" is 23.6 wide, a space 2.8.
        #expect(breaker(24).lines(of: "nono nono nono") == ["nono", "nono", "nono"])
        #expect(breaker(50.1).lines(of: "nono nono nono") == ["nono nono", "nono"])
        #expect(breaker(49.9).lines(of: "nono nono nono") == ["nono", "nono", "nono"])
    }

    @Test func aWordThatIsTooLongBreaksAnywhere() {
        #expect(breaker(12).lines(of: "nonono") == ["no", "no", "no"])
    }

    @Test func newlinesAreKept() {
        #expect(breaker(100).lines(of: "no\n\nno") == ["no", "", "no"])
    }

    @Test func noTextHasNoLines() {
        #expect(breaker(100).lines(of: "").isEmpty)
    }

    @Test(arguments: [
        (mode: NSLineBreakMode.byTruncatingTail, line: "non…"), (mode: .byTruncatingHead, line: "…ono"),
        (mode: .byTruncatingMiddle, line: "no…o"), (mode: .byClipping, line: "nono"),
        (mode: .byWordWrapping, line: "nono"), (mode: .byCharWrapping, line: "nono"),
    ])
    func whatDoesNotFitIsTruncatedTheWayThatTheModeSays(mode: NSLineBreakMode, line: String) {
        // The ellipsis is 7.8 wide.
        #expect(breaker(26, lines: 1, mode: mode).lines(of: "nononono") == [line])
    }

    @Test func onlyTheLastLineIsTruncated() {
        #expect(breaker(26, lines: 2).lines(of: "nono nono nono") == ["nono", "non…"])
    }

    @Test func textThatEndsInTimeHasNoEllipsis() {
        #expect(breaker(26, lines: 2).lines(of: "nono nono") == ["nono", "nono"])
    }

    @Test func chineseBreaksBetweenCharacters() {
        #expect(breaker(25).lines(of: "一二三四") == ["一二", "三四"])
        #expect(breaker(22).lines(of: "no一no") == ["no一", "no"])
    }
}
