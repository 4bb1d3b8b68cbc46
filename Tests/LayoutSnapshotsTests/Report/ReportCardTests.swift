import Testing

@testable import LayoutSnapshots

@Suite("A card of the report") struct ReportCardTests {
    @Test("Its name has the style, the device and the variants")
    func name() {
        let card = ReportCard(name: "Card/on-map/tall@iPad11.landscape.width375.dark", verdict: .unchanged)
        #expect(card.style == "Card")
        #expect(card.device == "iPad11")
        #expect(card.variants == ["landscape", "width375", "dark"])
        let plain = ReportCard(name: "Popup/question@iPhone15", verdict: .unchanged)
        #expect(plain.device == "iPhone15")
        #expect(plain.variants == [])
    }

    @Test("A name of another form has no device and no variants")
    func otherNames() {
        let card = ReportCard(name: "notes.old", verdict: .obsolete)
        #expect(card.style == "notes.old")
        #expect(card.device == nil)
        #expect(card.variants == [])
    }

    @Test("A reference above 15 kB or 120 nodes is called large")
    func budget() {
        #expect(ReportCard.budgetNote(bytes: 15_000, nodes: 120) == nil)
        #expect(ReportCard.budgetNote(bytes: 15_001, nodes: 3) == "15 kB: a smaller layout is easier to review.")
        #expect(ReportCard.budgetNote(bytes: 300, nodes: 121) == "121 nodes: a smaller layout is easier to review.")
        #expect(
            ReportCard.budgetNote(bytes: 30_661, nodes: 140)
                == "30.7 kB and 140 nodes: a smaller layout is easier to review.")
    }
}
