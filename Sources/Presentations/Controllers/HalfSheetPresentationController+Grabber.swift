import UIKit

/// What the grabber can do with the sheet. Each change is the user's: the delegate hears of it.
extension HalfSheetPresentationController: GrabbedSheet {
    var texts: AccessibilityStrings { halfSheet.accessibilityTexts }

    var detentName: String? {
        restingDetent.map { texts.name(of: $0) }
    }

    var canBeDismissedByUser: Bool {
        let presented = presentedViewController
        return !isInTransition && presented.presentedViewController == nil && !presented.isModalInPresentation
    }

    func canStep(_ step: DetentStep) -> Bool {
        target(of: step) != nil
    }

    @discardableResult
    func step(_ step: DetentStep) -> Bool {
        guard !isInTransition, let target = target(of: step) else { return false }
        animatePresentation { userDidSelect(target) }
        endEditingBehindKeyboard()
        return true
    }

    /// Where the step leads; `nil` where there is no detent at another place.
    private func target(of step: DetentStep) -> HalfSheet.Detent.Identifier? {
        guard let course, let current = course.detents.firstIndex(where: { $0 == restingDetent }) else { return nil }
        let rests = course.track.rests
        // The largest comes first.
        let larger = rests.lastIndex { $0 < rests[current] }
        let smaller = rests.firstIndex { $0 > rests[current] }
        let index =
            switch step {
            case .larger: larger
            case .smaller: smaller
            case .around: larger ?? (smaller == nil ? nil : rests.count - 1)
            }
        return index.map { course.detents[$0] }
    }
}
