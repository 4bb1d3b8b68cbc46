/// The pan that dismisses a zoomed view, on the view that contains it.
@MainActor
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UIPanGestureRecognizer()
    private let zoomed: () -> UIViewController?
    private let start: (ZoomInteractor) -> Void
    private let isPush: Bool
    private var interactor: ZoomInteractor?

    // Chosen by eye: the distance from the edge within which a finger has to land, the distance after which the view is
    // dismissed, and the weight of the speed in that.
    private static let edge: CGFloat = 24
    private static let threshold: CGFloat = 100
    private static let projection: CGFloat = 0.2

    /// - Parameters:
    ///   - zoomed: Returns the controller that can be dismissed now, if there is one.
    ///   - start: Begins the dismissal or the pop.
    init(
        on view: UIView, isPush: Bool, zoomed: @escaping () -> UIViewController?,
        start: @escaping (ZoomInteractor) -> Void
    ) {
        self.zoomed = zoomed
        self.start = start
        self.isPush = isPush
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        recognizer.onAction = { [weak self] in self?.follow() }
        view.addGestureRecognizer(recognizer)
    }

    // MARK: Conditions

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller = zoomed(), let zoom = controller.zoom, let view = controller.viewIfLoaded else {
            return false
        }
        let velocity = recognizer.velocity(in: view)
        let context = UIViewController.Transition.ZoomOptions.InteractionContext(
            location: recognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
            willBegin: wouldBegin(with: velocity))
        return zoom.options?.interactiveDismissShouldBegin?(context) ?? context.willBegin
    }

    private func wouldBegin(with velocity: CGPoint) -> Bool {
        guard let container = recognizer.view else { return false }
        if velocity.y > velocity.x.magnitude { return !scrollsDown(at: recognizer.location(in: container)) }
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let landing = recognizer.attempt?.touches.first?.landing ?? recognizer.location(in: nil)
        let x = container.convert(landing, from: nil).x
        let isAtEdge = (isRightToLeft ? container.bounds.maxX - x : x) < Self.edge
        return isPush && isAtEdge && velocity.x * (isRightToLeft ? -1 : 1) > velocity.y.magnitude
    }

    private func scrollsDown(at point: CGPoint) -> Bool {
        guard let container = recognizer.view else { return false }
        return sequence(first: container.hitTest(point, with: nil)) { $0?.superview }
            .prefix { $0 != nil && $0 !== container }
            .contains { ($0 as? UIScrollView)?.hasContentAbove == true }
    }

    /// A scroll view waits for it: at its top a pull belongs to this gesture.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer && zoomed() != nil
    }

    // MARK: Gesture

    private func follow() {
        guard let view = recognizer.view else { return }
        let translation = recognizer.translation(in: view)
        switch recognizer.state {
        case .began:
            guard let zoom = zoomed()?.zoom else { return }
            let interactor = ZoomInteractor(ZoomAnimator(zoom, growsIn: false))
            self.interactor = interactor
            start(interactor)
        case .changed:
            interactor?.update(translation)
        case .ended:
            let velocity = recognizer.velocity(in: view)
            let way = max(
                translation.y + velocity.y * Self.projection,
                isPush ? (translation.x + velocity.x * Self.projection).magnitude : 0)
            interactor?.end(isCancelled: way < Self.threshold)
            interactor = nil
        default:
            interactor?.end(isCancelled: true)
            interactor = nil
        }
    }
}

extension UIScrollView {
    /// True if a finger that moves down would scroll to more content.
    fileprivate var hasContentAbove: Bool {
        scrollableAxes.contains(.vertical) && contentOffset.y > scrollLimits.y.lowerBound
    }
}
