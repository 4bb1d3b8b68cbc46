import Testing
import UIKit

@Suite struct LineBreakerTests {
    private let font = UIFont.systemFont(ofSize: 10)

    private func lines(
        of text: String, in width: CGFloat, maximum: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
    ) -> [String] {
        var paragraph = ParagraphValues()
        paragraph.lineBreakMode = mode
        let lines = LineBreaker(width: width, maximumLines: maximum)
            .lines(of: StyledText(text, font: font, paragraph: paragraph))
        return lines.map { String($0.characters.map(\.character)) }
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
        #expect(lines(of: "nono nono nono", in: 24) == ["nono", "nono", "nono"])
        #expect(lines(of: "nono nono nono", in: 50.1) == ["nono nono", "nono"])
        #expect(lines(of: "nono nono nono", in: 49.9) == ["nono", "nono", "nono"])
    }

    @Test func aWordThatIsTooLongBreaksAnywhere() {
        #expect(lines(of: "nonono", in: 12) == ["no", "no", "no"])
    }

    @Test func newlinesAreKept() {
        #expect(lines(of: "no\n\nno", in: 100) == ["no", "", "no"])
    }

    @Test func noTextHasNoLines() {
        #expect(lines(of: "", in: 100).isEmpty)
    }

    @Test(arguments: [
        (mode: NSLineBreakMode.byTruncatingTail, line: "non…"), (mode: .byTruncatingHead, line: "…ono"),
        (mode: .byTruncatingMiddle, line: "no…o"), (mode: .byClipping, line: "nono"),
        (mode: .byWordWrapping, line: "nono"), (mode: .byCharWrapping, line: "nono"),
    ])
    func whatDoesNotFitIsTruncatedTheWayThatTheModeSays(mode: NSLineBreakMode, line: String) {
        // The ellipsis is 7.8 wide.
        #expect(lines(of: "nononono", in: 26, maximum: 1, mode: mode) == [line])
    }

    @Test func onlyTheLastLineIsTruncated() {
        #expect(lines(of: "nono nono nono", in: 26, maximum: 2) == ["nono", "non…"])
    }

    @Test func textThatEndsInTimeHasNoEllipsis() {
        #expect(lines(of: "nono nono", in: 26, maximum: 2) == ["nono", "nono"])
    }

    @Test func chineseBreaksBetweenCharacters() {
        #expect(lines(of: "一二三四", in: 25) == ["一二", "三四"])
        #expect(lines(of: "no一no", in: 22) == ["no一", "no"])
    }
}
