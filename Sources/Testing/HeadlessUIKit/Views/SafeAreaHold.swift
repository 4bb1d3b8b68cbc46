/// What keeps the part of a view's safe area that it inherits from following its place: a transform, or a place that is too
/// new.
final class SafeAreaHold {
    /// What the view had when it was scaled or turned. Nil while it is neither, and until it has had any (Z3).
    var undistorted: UIEdgeInsets?
    /// What a view in a window was last told, where the place that it moves to counts one pass later.
    var told: UIEdgeInsets?
    var delay = Delay.none

    enum Delay {
        case none
        /// It has moved since the last layout pass.
        case moved
        /// A pass has left it out; the next one will not.
        case due
    }

    /// What holds now, where that is not what the place says.
    func insets(isDistorted: Bool) -> UIEdgeInsets? {
        if isDistorted, let undistorted { return undistorted }
        return delay == .none ? nil : told
    }
}

extension CGAffineTransform {
    /// Whether it does more than move. What an animation leaves is not exact.
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

    /// Called before the transform changes: while it scales or turns the view, what that inherits stays (Z3).
    func transformWillDistort(_ distorts: Bool) {
        if distorts {
            guard superview?.window != nil else { return }
            hold.undistorted = inheritedSafeAreaInsets
        } else {
            safeAreaHold?.undistorted = nil
        }
    }

    /// What comes into a window scaled or turned gets a safe area once.
    func keepFirstSafeArea() {
        guard isDistorted, safeAreaHold?.undistorted == nil, superview?.window != nil else { return }
        hold.undistorted = inheritedSafeAreaInsets
    }

    /// The view may have another safe area where it is now.
    func noteMoveForSafeArea() {
        guard Assumptions.current.movedSafeArea == .next, let hold = safeAreaHold, let told = hold.told,
            hold.delay != .due
        else { return }
        hold.delay = .none
        if inheritedSafeAreaInsets != told { hold.delay = .moved }
    }

    /// Whether this pass has nothing to tell of the safe area yet.
    func putsOffSafeArea() -> Bool {
        guard Assumptions.current.movedSafeArea == .next, superview?.window != nil else { return false }
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
