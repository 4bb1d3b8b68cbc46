import DemoCatalogue
import Presentations
import PresentationsTesting
import UIKit

/// What becomes of a presented view when a finger lets it go.
@MainActor
struct DragDecision {
    private let start: Double?
    private weak var presented: UIViewController?

    /// - Parameter position: Where the finger takes hold of it, in points; `nil` if nothing is there.
    init(of running: RunningDemo, at position: Double?) {
        start = position
        presented = running.presentedViewController
    }

    /// In words: how far, how fast, and where to. `nil` where the finger has moved nothing.
    ///
    /// - Parameter motion: Where it was let go, and how fast.
    func words(of running: RunningDemo, _ motion: Inside.MotionSample?) -> String? {
        guard let presented, let start, let motion, abs(motion.position - start) >= 1 else { return nil }
        let way = "\(Int((motion.position - start).rounded())) pt, \(Int(motion.velocity)) pt/s"
        let isCancelled = presented.transitionCoordinator?.isCancelled ?? false
        if presented.isBeingDismissed && !isCancelled || presented !== running.presentedViewController {
            return "\(way) → dismisses"
        }
        let sheet = running.presentationController as? HalfSheetPresentationController
        return "\(way) → \(sheet?.selectedDetent?.rawValue ?? "stays")"
    }
}
