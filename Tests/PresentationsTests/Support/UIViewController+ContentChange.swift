import UIKit

@testable import Presentations

extension UIViewController {
    /// What an app does for content that has changed its size where UIKit does not report that: the kit cannot know (Q-3,
    /// Elsewhere nothing.
    func reportContentChange() {
        #if !canImport(ObjectiveC)
            let assumptions = Assumptions.current
            guard assumptions.fittingSizeNews == .never || assumptions.stackPreferredContentSize == .keepsLarger else {
                return
            }
            ownPresentationController?.invalidatePresentation()
            (ownPresentationController as? HalfSheetPresentationController)?.invalidateDetents()
        #endif
    }
}
