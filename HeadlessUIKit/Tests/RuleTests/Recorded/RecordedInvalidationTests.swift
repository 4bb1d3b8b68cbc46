import Testing
import UIKit

@testable import TestSupport

/// What a collection view asks of its layout when its bounds change, recorded on an iOS 26.1 simulator:
/// github.com/Vercantez/openuikit, `docs/agent_reports/signal-blocking-rows.md` at 47ea334c and
/// `contentoffset-invalidation-order.md` at 3049612f.
@MainActor @Suite struct RecordedInvalidationTests {
    private let journal = Journal()
    private let layout: BoundsLayout
    private let list: UICollectionView
    private let items = Items([50])
    private let log: DidScroll

    init() {
        MainLoop.current.settle()
        layout = BoundsLayout(journal)
        log = DidScroll(journal)
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        list.delegate = log
        items.register(in: list)
        list.layoutIfNeeded()
        _ = journal.take()
    }

    @Test("A new offset asks on the old bounds, invalidates on the new ones, and then tells the delegate (CV5)")
    func offset() {
        list.contentOffset.y = 60
        #expect(
            journal.take() == ["should at 0, 400", "context at 0, 400", "invalidate at 60, 400: same", "did scroll"])
    }

    @Test("Another size does the same, and prepares the layout at once (CV5)")
    func size() {
        list.frame.size.height = 500
        #expect(
            journal.take() == [
                "should at 0, 400", "context at 0, 400", "invalidate at 0, 500: same", "prepare at 0, 500",
            ])
    }

    @Test("If the layout stays valid it is asked, and no more (CV5)")
    func stays() {
        layout.answer = false
        list.frame.size.height = 500
        #expect(journal.take() == ["should at 0, 400"])
    }

    @Test("The same frame asks nothing (CV5)")
    func sameFrame() {
        list.frame = list.frame
        #expect(journal.take() == [])
    }

    @Test("A flow layout computes everything again for another size or a move across, and nothing for a scroll (CF9)")
    func flow() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
        items.register(in: list)
        list.layoutIfNeeded()
        func recomputes(_ bounds: CGRect) throws -> Bool {
            let context = flow.invalidationContext(forBoundsChange: bounds)
            return try #require(context as? UICollectionViewFlowLayoutInvalidationContext)
                .invalidateFlowLayoutAttributes
        }
        #expect(try recomputes(CGRect(x: 0, y: 0, width: 200, height: 400)))
        #expect(try !recomputes(CGRect(x: 0, y: 70, width: 300, height: 400)))
        #expect(try recomputes(CGRect(x: 20, y: 0, width: 300, height: 400)))
    }
}

/// Rows of 100 points, whose questions are recorded with the offset and the height that the view has then.
private final class BoundsLayout: UICollectionViewFlowLayout {
    var answer = true
    private let journal: Journal
    private var made: UICollectionViewLayoutInvalidationContext?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
        itemSize = CGSize(width: 300, height: 100)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ end: String = "") {
        let bounds = collectionView?.bounds ?? .zero
        journal.note("\(call) at \(Int(bounds.minY)), \(Int(bounds.height))\(end)")
    }

    override func prepare() {
        super.prepare()
        note("prepare")
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        note("should")
        return answer
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        note("context")
        let context = super.invalidationContext(forBoundsChange: newBounds)
        made = context
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note("invalidate", context === made ? ": same" : "")
        super.invalidateLayout(with: context)
    }
}

private final class DidScroll: NSObject, UICollectionViewDelegate {
    private let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("did scroll") }
}
