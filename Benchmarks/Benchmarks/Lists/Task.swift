/// Something to be done many times over with a table. The floor does the same with cells that are placed by hand.
enum Task: String {
    case fixedLayout, measuredLayout, layoutFloor, measuredLayoutFloor
    case fixedScroll, measuredScroll, scrollFloor, measuredScrollFloor
    case fixedBatch, measuredBatch, batchFloor
    case sectionCounts, sectionCountsFloor
    case heights, heightsFloor

    @MainActor
    func perform(rows: Int, _ count: Int) {
        switch self {
        case .fixedLayout: for _ in 0..<count { LaidOutTable(rows: rows, measures: false).check() }
        case .measuredLayout: for _ in 0..<count { LaidOutTable(rows: rows, measures: true).check() }
        case .layoutFloor: for _ in 0..<count { HandMadeList(measures: false).check() }
        case .measuredLayoutFloor: for _ in 0..<count { HandMadeList(measures: true).check() }
        case .fixedScroll: LaidOutTable(rows: rows, measures: false).scroll(count)
        case .measuredScroll: LaidOutTable(rows: rows, measures: true).scroll(count)
        case .scrollFloor: HandMadeList(measures: false).scroll(count)
        case .measuredScrollFloor: HandMadeList(measures: true).scroll(count)
        case .fixedBatch: LaidOutTable(rows: rows, measures: false).exchangeFirstRow(count)
        case .measuredBatch: LaidOutTable(rows: rows, measures: true).exchangeFirstRow(count)
        case .batchFloor: HandMadeList(measures: false).exchangeFirstRow(count)
        case .sectionCounts: UnshownTable(rows: rows, isEstimated: true).read(count)
        case .sectionCountsFloor: UnshownTable(rows: rows, isEstimated: true).countByHand(count)
        case .heights: UnshownTable(rows: rows, isEstimated: false).read(count)
        case .heightsFloor: UnshownTable(rows: rows, isEstimated: false).addByHand(count)
        }
    }
}
