/// The presentations of a stack that leave without animation, along with the one that is animated (C60, Q-19).
@MainActor
struct AccompanyingDismissals {
    /// Lowest first.
    let presentations: [ModalPresentation]
    /// Those that are visible when the dismissal begins, and come back if it is cancelled.
    private var seen: [UIViewController] = []
    /// Those that had removed a view which the animation shows.
    private var uncovering: [ModalPresentation] = []

    init(_ presentations: [ModalPresentation]) {
        self.presentations = presentations
    }

    /// True if their controllers get the hooks.
    private var tells: Bool { Assumptions.current.intermediateHooks == .called }

    mutating func begin() {
        seen = presentations.reversed().map(\.presented).filter(\.letsChildrenAppear)
        for other in presentations.reversed() {
            if tells { other.controller.dismissalTransitionWillBegin() }
            other.presented.beginAppearanceTransition(false, animated: false)
            other.container?.isHidden = true
        }
    }

    /// Brings the content of the lowest presentation back, if one of these has removed it: it is the one that is
    /// animated.
    mutating func uncover(_ lowest: ModalPresentation) {
        uncovering = presentations.reversed().filter(\.hasRemovedPresenter)
        uncovering.forEach { $0.putPresenterBack() }
        guard !uncovering.isEmpty else { return }
        lowest.presented.beginAppearanceTransition(true, animated: false)
        lowest.presented.endAppearanceTransition()
    }

    func turnRound(isAppearing: Bool) {
        for other in seen { other.beginAppearanceTransition(isAppearing, animated: false) }
    }

    func finish(_ completed: Bool) {
        if !completed { coverAgain() }
        for other in presentations.reversed() {
            if completed { other.unlink() }
            if tells { other.controller.dismissalTransitionDidEnd(completed) }
            if completed {
                other.discardContainer()
            } else {
                other.container?.isHidden = false
            }
            other.presented.endAppearanceTransition()
            if other.presented.modal.phase == .dismissing { other.presented.modal.phase = .idle }
        }
    }

    private func coverAgain() {
        for other in uncovering.reversed() {
            other.movePresenterIntoContainer()
            other.presenter.viewIfLoaded?.removeFromSuperview()
            other.presenter.beginAppearanceTransition(false, animated: false)
            other.presenter.endAppearanceTransition()
        }
    }
}
