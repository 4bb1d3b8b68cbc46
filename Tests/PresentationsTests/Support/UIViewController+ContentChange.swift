import UIKit

@testable import Presentations

extension UIViewController {
    /// Reports a change of the content's size as an app does if UIKit does not report it: the kit cannot know (Q-3,
    /// Otherwise does nothing.
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
