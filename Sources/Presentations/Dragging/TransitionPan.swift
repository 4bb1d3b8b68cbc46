import UIKit

/// A pan gesture that drives a transition. It updates the progress, and completes or cancels the transition at the end.
///
/// The view owns the gesture recogniser, and the recogniser owns the pan, so a pan lives as long as its view. It
/// ignores movement across its axis, and controls whose value follows the finger. A pan that may begin anywhere also
/// ignores scroll views that can still scroll in its direction, and can be driven by a trackpad. A pan from an edge of
/// the screen takes precedence over scroll views.
@MainActor
final class TransitionPan: NSObject, FingerDelegate {
    /// The area in which the finger has to land.
    enum Start: Equatable {
        case anywhere
        case edge(PresentationEdge)
    }

    /// The behavior of a pan.
    struct Configuration {
        /// Returns the edges toward which the finger may begin a transition now. Called when the finger has moved a
        /// little.
        let directions: @MainActor () -> [PresentationEdge]
        /// Requests the transition from UIKit, or catches a running one; returns `nil` if none begins.
        let begin: @MainActor (PresentationEdge) -> TransitionGrip?
        /// Returns the distance or velocity at which a release completes the transition.
        let threshold: @MainActor () -> SwipeThreshold
        /// Returns whether the pan ignores a touch on a view. Defaults to `false` for all views.
        var ignoresTouch: @MainActor (UIView) -> Bool = { _ in false }
        /// Whether scroll views around the view wait until the direction of the finger is known. Defaults to `false`.
        var precedesScrollViewsAround = false
        /// Whether UIKit's swipe back in a navigation stack goes first. Defaults to `false`.
        var yieldsToSystemPop = false
    }

    /// The object that uses the pan, kept alive by it.
    let owner: AnyObject
    private let start: Start
    private let configuration: Configuration
    private weak var recognizer: UIPanGestureRecognizer?
    private var action: RecognizerAction?
    /// The scroll views that the finger landed in, innermost first.
    private var scrollViews: [Weak] = []
    /// The edge toward which the finger moves.
    private var direction: PresentationEdge?
    private var active: ActiveTransition?
    private var release = ReleaseVelocity()

    private struct ActiveTransition {
        let axis: DragAxis
        /// The length of the view at the beginning. A rotation does not move the threshold.
        let viewLength: CGFloat
        let grip: TransitionGrip

        /// The whole distance.
        @MainActor var length: CGFloat { grip.length?() ?? viewLength }
    }

    private struct Weak {
        weak var view: UIScrollView?
    }

    /// Adds the pan to a view.
    ///
    /// - Parameter owner: The object that uses the pan. The pan retains it, and it must not retain the pan.
    @discardableResult
    init(_ start: Start, on view: UIView, for configuration: Configuration, owner: AnyObject) {
        self.start = start
        self.configuration = configuration
        self.owner = owner
        super.init()
        let recognizer = makeRecognizer()
        self.recognizer = recognizer
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        action = RecognizerAction(recognizer) { [weak self] in self?.handleAction() }
        aim(in: view)
        view.addGestureRecognizer(recognizer)
    }

    /// Whether the pan recognises touches. Disabling it during a gesture cancels the gesture (G8), and with it the
    /// transition.
    var isEnabled: Bool {
        get { recognizer?.isEnabled ?? false }
        set { if recognizer?.isEnabled != newValue { recognizer?.isEnabled = newValue } }
    }

    /// Cancels the gesture, and with it the transition.
    func cancel() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }

    /// Removes the pan from its view, and releases its owner. A transition that it drives is cancelled.
    func remove() {
        cancelTransition()
        isEnabled = false
        guard let recognizer else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Returns the pans on a view whose owner is of a class.
    static func pans<Owner: AnyObject>(on view: UIView, for kind: Owner.Type) -> [(pan: TransitionPan, owner: Owner)] {
        (view.gestureRecognizers ?? []).compactMap { recognizer in
            guard let pan = (recognizer as? any TransitionPanOwner)?.ownedTransitionPan, let owner = pan.owner as? Owner
            else { return nil }
            return (pan, owner)
        }
    }

    private func makeRecognizer() -> UIPanGestureRecognizer {
        guard case .edge = start else {
            let pan = OwningPanGestureRecognizer()
            // Two fingers on a trackpad pop or select the next tab, while a wheel only scrolls.
            pan.allowedScrollTypesMask = .continuous
            pan.ownedTransitionPan = self
            return pan
        }
        let pan = OwningScreenEdgePanGestureRecognizer()
        pan.ownedTransitionPan = self
        return pan
    }

    /// Sets the edge of the recogniser, since the layout direction may have changed the side of a leading edge.
    private func aim(in view: UIView) {
        guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer, case .edge(let edge) = start else { return }
        let side = edge.side(in: view.traitCollection.layoutDirection)
        if pan.edges != side { pan.edges = side }
    }

    // MARK: Beginning

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = gestureRecognizer.view, touch.view.map(configuration.ignoresTouch) != true else {
            return false
        }
        // Only the first finger counts.
        guard gestureRecognizer.numberOfTouches == 0 else { return true }
        aim(in: view)
        findScrollViews(from: touch.view, in: view)
        return touch.view?.yieldsTouchToDrag(below: view) != false
    }

    private func findScrollViews(from hit: UIView?, in view: UIView) {
        let touched = hit.map { sequence(first: $0, next: \.superview).prefix { $0 !== view } }
        scrollViews = touched?.compactMap { $0 as? UIScrollView }.map(Weak.init) ?? []
    }

    /// Returns whether a scroll may drive the transition. Without a touch it comes from a trackpad, and the view under
    /// the pointer decides.
    private func receivesScroll(of recognizer: UIPanGestureRecognizer, in view: UIView) -> Bool {
        let hit = view.hitTest(recognizer.location(in: view), with: nil)
        guard hit.map(configuration.ignoresTouch) != true, hit?.isInPicker(below: view) != true else { return false }
        findScrollViews(from: hit, in: view)
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let recognizer, let view = recognizer.view else { return false }
        guard recognizer.numberOfTouches > 0 || receivesScroll(of: recognizer, in: view) else { return false }
        let velocity = recognizer.velocity(in: view.window)
        let movement = velocity == .zero ? recognizer.translation(in: view.window) : velocity
        direction = configuration.directions().first { edge in
            let axis = axis(toward: edge, in: view)
            return axis.outward(movement) > abs(axis.across(movement)) && !scrollViewsMove(with: axis)
        }
        return direction != nil
    }

    private func axis(toward edge: PresentationEdge, in view: UIView) -> DragAxis {
        DragAxis(edge, direction: view.traitCollection.layoutDirection)
    }

    private func scrollViewsMove(with axis: DragAxis) -> Bool {
        start == .anywhere && scrollViews.contains { $0.view?.canScroll(with: axis) == true }
    }

    /// Makes other gestures wait until the direction of the finger is known: those of scroll views inside, the kit's
    /// own further out, and other pans on the same view, such as UIKit's content pop gesture (iOS 26).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view = gestureRecognizer.view, let other = otherGestureRecognizer.view else { return false }
        if otherGestureRecognizer.delegate is any FingerDelegate {
            return other !== view && view.isDescendant(of: other)
        }
        if configuration.yieldsToSystemPop, otherGestureRecognizer.isSystemPop { return false }
        if other === view { return otherGestureRecognizer is UIPanGestureRecognizer }
        guard let scrollView = other as? UIScrollView, otherGestureRecognizer === scrollView.panGestureRecognizer else {
            return false
        }
        return scrollView.isDescendant(of: view)
            || configuration.precedesScrollViewsAround && view.isDescendant(of: scrollView)
    }

    /// Makes the pan wait for UIKit's swipe back, which fails at the root of the stack and where an app has turned it off.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        configuration.yieldsToSystemPop && otherGestureRecognizer.isSystemPop
    }

    // MARK: Driving the transition

    private func cancelTransition() {
        guard let active else { return }
        self.active = nil
        if active.grip.free?.release(finishing: false, velocity: .zero) == true { return }
        active.grip.interaction.cancel(velocity: 0, over: active.length)
    }

    private func handleAction() {
        guard let recognizer, let view = recognizer.view else { return }
        // Measured in the window, because the transition may push the view back during the drag.
        let space = view.window ?? view
        let translation = recognizer.translation(in: space)
        release.note(translation, isFirst: recognizer.state == .began)
        if recognizer.state == .began {
            active = direction.flatMap { edge in
                configuration.begin(edge).map { grip in
                    let axis = axis(toward: edge, in: view)
                    return ActiveTransition(axis: axis, viewLength: axis.length(of: view.bounds.size), grip: grip)
                }
            }
        }
        guard let active else { return }
        let (length, grip) = (active.length, active.grip)
        let distance = grip.distance(after: active.axis.outward(translation), of: length)
        switch recognizer.state {
        case .began, .changed:
            grip.interaction.update(length > 0 ? distance / length : 0)
            let finger = recognizer.location(in: nil)
            grip.free?.move(
                by: translation, from: CGPoint(x: finger.x - translation.x, y: finger.y - translation.y),
                along: active.axis)
        case .ended:
            self.active = nil
            let speed = release.velocity(of: recognizer, in: space)
            let velocity = grip.velocity(for: active.axis.outward(speed).usable)
            let finishes = configuration.threshold().usable.isPassed(by: distance, of: length, velocity: velocity)
            if grip.free?.release(finishing: finishes, velocity: speed) == true { return }
            if finishes {
                grip.interaction.finish(velocity: velocity, over: length)
            } else {
                grip.interaction.cancel(velocity: velocity, over: length)
            }
        default: cancelTransition()
        }
    }
}

/// A gesture recogniser that owns its pan.
@MainActor
private protocol TransitionPanOwner: UIPanGestureRecognizer {
    var ownedTransitionPan: TransitionPan? { get }
}

private final class OwningPanGestureRecognizer: UIPanGestureRecognizer, TransitionPanOwner {
    var ownedTransitionPan: TransitionPan?
}

private final class OwningScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer, TransitionPanOwner {
    var ownedTransitionPan: TransitionPan?
}

extension PresentationEdge {
    /// The side of the screen.
    fileprivate func side(in direction: UITraitEnvironmentLayoutDirection) -> UIRectEdge {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading, .trailing: isFar(in: direction) ? .right : .left
        }
    }
}

extension UIScrollView {
    /// Returns whether an outward movement on an axis can reveal more content. Less than a pixel does not count.
    fileprivate func canScroll(with axis: DragAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        let pixel = 1 / max(1, traitCollection.displayScale)
        let offset = axis.isVertical ? contentOffset.y : contentOffset.x
        let first = axis.isVertical ? -inset.top : -inset.left
        guard !axis.isFar else { return offset - first > pixel }
        let last =
            axis.isVertical
            ? contentSize.height + inset.bottom - bounds.height : contentSize.width + inset.right - bounds.width
        return last - offset > pixel
    }
}

/// The delegate of one of the kit's pans. If a touch is in several of them, the innermost one begins.
@MainActor
protocol FingerDelegate: UIGestureRecognizerDelegate {}

extension UIGestureRecognizer {
    /// Whether this is the swipe from the edge with which UIKit pops.
    fileprivate var isSystemPop: Bool {
        (view?.next as? UINavigationController)?.interactivePopGestureRecognizer === self
    }
}
