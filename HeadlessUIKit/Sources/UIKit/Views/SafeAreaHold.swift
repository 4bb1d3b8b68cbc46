/// Keeps the inherited part of a view's safe area from following its place, because of a transform or because the place
/// is too new.
final class SafeAreaHold {
    /// The safe area that the view had when it was scaled or rotated. Nil while it is neither, and until it has had one
    /// (Z3).
    var undistorted: UIEdgeInsets?
    /// The last safe area of a view in a window, if the place that it moves to counts one pass later.
    var told: UIEdgeInsets?
    var delay = Delay.none

    enum Delay {
        case none
        /// The view has moved since the last layout pass.
        case moved
        /// One pass has left the view out; the next one will not.
        case due
    }

    /// Returns the safe area that is held, or nil if it follows from the place.
    func insets(isDistorted: Bool) -> UIEdgeInsets? {
        if isDistorted, let undistorted { return undistorted }
        return delay == .none ? nil : told
    }
}

extension CGAffineTransform {
    /// True if the transform does more than move. Animations leave small inaccuracies.
    var distorts: Bool { max(abs(a - 1), abs(b), abs(c), abs(d - 1)) > 1e-9 }
}

extension UIView {
    var isDistorted: Bool { layer.affineTransform().distorts }

    private var hold: SafeAreaHold {
        if let safeAreaHold { return safeAreaHold }
        let hold = SafeAreaHold()
        safeAreaHold = hold
        return hold
    }

    /// Called before the transform changes. While a transform scales or rotates the view, the inherited part stays
    /// (Z3).
    func transformWillDistort(_ distorts: Bool) {
        if distorts {
            guard superview?.isInWindow == true else { return }
            hold.undistorted = inheritedSafeAreaInsets
        } else {
            safeAreaHold?.undistorted = nil
        }
    }

    /// A view that comes into a window scaled or rotated gets a safe area once.
    func keepFirstSafeArea() {
        guard isDistorted, safeAreaHold?.undistorted == nil, superview?.isInWindow == true else { return }
        hold.undistorted = inheritedSafeAreaInsets
    }

    /// Notes that the view may have another safe area in its new place.
    func noteMoveForSafeArea() {
        guard Assumptions.current.movedSafeArea == .next, let hold = safeAreaHold, let told = hold.told,
            hold.delay != .due
        else { return }
        hold.delay = .none
        if inheritedSafeAreaInsets != told { hold.delay = .moved }
    }

    /// Returns whether this pass does not report the safe area yet.
    func putsOffSafeArea() -> Bool {
        guard Assumptions.current.movedSafeArea == .next, superview?.isInWindow == true else { return false }
        let hold = hold
        switch hold.delay {
        case .none:
            hold.told = inheritedSafeAreaInsets
            return false
        case .moved:
            hold.delay = .due
            setNeedsSafeAreaUpdate()
            return true
        case .due:
            hold.delay = .none
            hold.told = inheritedSafeAreaInsets
            return false
        }
    }
}
