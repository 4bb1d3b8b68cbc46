import UIKit

/// Selects detents for the user, with a drag, the grabber or VoiceOver, and reports the selected one.
extension Presentation: GrabbedSheet {
    /// Called when a layout has been applied. If the detent has changed, VoiceOver updates its elements (X2).
    func announceDetent(_ pass: LayoutPass) {
        let detent = pass.restingDetent
        guard announcedDetent != detent else { return }
        let isFirst = announcedDetent == nil
        announcedDetent = detent
        if !isFirst { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    /// Selects the detent nearest to a position, unless it is that of the current one, as several may be above a
    /// keyboard. Returns whether it has changed.
    func selectDetent(at position: CGFloat) -> Bool {
        guard let path, !path.detents.isEmpty else { return false }
        let index = path.positions.nearestIndex(to: position)
        guard path.positions.positions[path.resting] != path.positions.positions[index] else { return false }
        return select(path.detents[index])
    }

    func select(_ identifier: DetentIdentifier) -> Bool {
        guard identifier != path?.restingDetent else { return false }
        tick()
        // The user's choice overrides the expansion for a keyboard until another keyboard appears.
        mayExpandForKeyboard = false
        current.selectedDetentIdentifier = identifier
        if let delegate = controller?.delegate as? any HalfSheetPresentationControllerDelegate,
            let sheet = controller(as: HalfSheetPresentationController.self)
        {
            delegate.halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
        return true
    }

    var strings: AccessibilityStrings { pass.options.accessibilityStrings }

    var detentName: String? { path?.restingDetent.map { strings.name(of: $0) } }

    var canBeDismissedByUser: Bool { lifecycle.canDismiss && !isHeldModal }

    func dismissForUser() -> Bool { lifecycle.userWantsToDismiss(.escape) }

    func canStep(_ step: DetentStep) -> Bool { target(of: step) != nil }

    func step(_ step: DetentStep) -> Bool {
        guard !isInTransition, let proposed = target(of: step), let components,
            shouldBeginDragging(at: components.chrome.grabber.center)
        else { return false }
        var target: DetentIdentifier? = proposed
        dragWillEnd(withVelocity: 0, target: &target)
        guard let target else { return dismissForUser() }
        _ = select(target)
        animateChange()
        endEditingBehindKeyboard()
        return true
    }

    /// Returns the detent that a step leads to; `nil` if no other position has one.
    private func target(of step: DetentStep) -> DetentIdentifier? {
        guard let path, !path.detents.isEmpty else { return nil }
        let positions = path.positions.positions
        let current = positions[path.resting]
        // The largest comes first.
        let larger = positions.lastIndex { $0 < current }
        let smaller = positions.firstIndex { $0 > current }
        let index =
            switch step {
            case .larger: larger
            case .smaller: smaller
            case .around: larger ?? (smaller == nil ? nil : positions.count - 1)
            }
        return index.map { path.detents[$0] }
    }
}
