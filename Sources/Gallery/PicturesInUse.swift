import Foundation
import Scenes

/// Says in the ledger which pictures are in use though no test asks for them, for whoever looks for obsolete references.
struct PicturesInUse {
    private let ledger: Ledger

    init(beside folder: URL) throws {
        let report = ReportFolder(beside: folder)
        try report.prepare()
        ledger = Ledger(report, run: TestRun.current(named: nil))
        try ledger.begin()
    }

    func enter(_ name: String, _ svg: String) throws {
        try ledger.enter(LedgerEntry(name: name, outcome: .unchanged, place: "gallery", digest: Digest(of: svg)))
    }
}
