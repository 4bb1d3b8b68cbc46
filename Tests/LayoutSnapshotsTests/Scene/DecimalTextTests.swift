import Testing

@testable import LayoutSnapshots

@Suite struct DecimalTextTests {
    @Test(arguments: [
        (0, "0"), (1, "0.01"), (-1, "-0.01"), (10, "0.1"), (100, "1"), (150, "1.5"), (-150, "-1.5"), (3_333, "33.33"),
        (6_667, "66.67"), (85_200, "852"), (123_456_789, "1234567.89"), (-99, "-0.99"),
    ])
    func lengthsAreWrittenInHundredthsWithoutTrailingZeros(units: Int, text: String) {
        #expect(Points(units: units).text == text)
        #expect(Points(text: text) == Points(units: units))
    }

    @Test(arguments: [
        (0.005, "0.01"), (-0.005, "-0.01"), (0.004, "0"), (-0.001, "0"), (10.100000000000001, "10.1"),
        (33.333333333333336, "33.33"), (66.66666666666667, "66.67"), (2.675, "2.68"), (0.125, "0.13"),
        (-0.125, "-0.13"), (1e9, "1000000000"), (-0.0, "0"),
    ])
    func doublesAreRoundedHalfAwayFromZero(value: Double, text: String) {
        #expect(Points(rounding: value)?.text == text)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func whatIsNotADrawableNumberIsRejected(value: Double) {
        #expect(Points(rounding: value) == nil)
    }

    @Test(arguments: [
        "", "-", "+1", "-0", "01", "1.", ".5", "1.50", "1.0", "1e3", "1,5", " 1", "1 ", "0.001", "1.2.3", "--1", "NaN",
        "99999999999999999999",
    ])
    func onlyTheCanonicalSpellingIsRead(text: String) {
        #expect(Points(text: text) == nil)
    }

    @Test func everyThousandthComesBack() {
        for units in -2_000...2_000 {
            let fraction = Fraction(units: units)
            #expect(Fraction(text: fraction.text) == fraction)
        }
    }

    @Test func opacitiesStoredAsFloatLoseTheirNoise() {
        #expect(Fraction(rounding: Double(Float(0.4)))?.text == "0.4")
    }

    @Test func aScaleKeepsTheFarEdgeOfATabletWithinAHundredth() {
        #expect(Factor(rounding: 345.0 / 393.0)?.text == "0.87786")
    }
}
