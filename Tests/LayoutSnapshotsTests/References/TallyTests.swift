import Testing

@testable import LayoutSnapshots

@Suite struct TallyTests {
    @Test func theSummaryIsOneLineWithoutWhatDidNotHappen() {
        let outcomes: [Outcome] = [.unchanged, .wrote, .changed, .wrote, .unchanged, .wrote]
        #expect(Tally(outcomes).text == "wrote 3, changed 1, unchanged 2")
        #expect(Tally(outcomes, removed: 4).text == "removed 4, wrote 3, changed 1, unchanged 2")
        #expect(
            Tally([.differs, .missing, .unreadable, .differs] as [Outcome]).text
                == "different 2, missing 1, unreadable 1")
        #expect(Tally([] as [Outcome]).text == "nothing")
    }
}
