import UIKit

/// A pan that drives a transition: how much of the way is done, and in the end whether it counts.
///
/// Its recogniser keeps it alive, and the view that the recogniser is on keeps that: what is installed on a view lives as long
/// as the view, without anybody else. It leaves alone: movement across its axis, controls whose value follows the finger, and,
/// where it may begin anywhere, scroll views that can still scroll that way. One from an edge of the screen comes first.
@MainActor
final class TransitionPan: NSObject, UIGestureRecognizerDelegate {
    /// Where the finger has to land.
    enum Start: Equatable {
        case anywhere
        case edge(PresentationEdge)
    }

    /// What it is for.
    struct Purpose {
        /// Toward which edges the finger may begin a transition now. Asked when it has moved a little.
        let directions: @MainActor () -> [PresentationEdge]
        /// Requests the transition from UIKit and says what drives it; `nil` where none begins.
        let begin: @MainActor (PresentationEdge) -> TransitionInteraction?
        /// From when on it counts.
        let threshold: SwipeThreshold
        /// Whether a finger that lands on that view is none of its business. Default: never.
        var spares: @MainActor (UIView) -> Bool = { _ in false }
    }

    /// Whom it works for.
    let owner: AnyObject
    private let start: Start
    private let purpose: Purpose
    private weak var recognizer: UIPanGestureRecognizer?
    private var action: RecognizerAction?
    /// What the finger landed on that scrolls, from the inside outwards.
    private var scrollViews: [Weak] = []
    /// Where the finger goes; what it is for was asked when it began.
    private var direction: PresentationEdge?
    private var drive: Drive?

    private struct Drive {
        let axis: DragAxis
        /// The whole way as it was at the beginning: a turn of the device does not move the threshold.
        let length: CGFloat
        let interaction: TransitionInteraction
    }

    private struct Weak {
        weak var view: UIScrollView?
    }

    /// Puts the pan on a view. The owner is kept, and must not keep the pan.
    init(_ start: Start, on view: UIView, for purpose: Purpose, owner: AnyObject) {
        self.start = start
        self.purpose = purpose
        self.owner = owner
        super.init()
        let recognizer = makeRecognizer()
        self.recognizer = recognizer
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        action = RecognizerAction(recognizer) { [weak self] in self?.follow() }
        aim(in: view)
        view.addGestureRecognizer(recognizer)
    }

    /// A pan that is switched off while a finger moves it is cancelled (G8), and the transition with it.
    var isEnabled: Bool {
        get { recognizer?.isEnabled ?? false }
        set { if recognizer?.isEnabled != newValue { recognizer?.isEnabled = newValue } }
    }

    /// Takes the transition out of the finger's hand: it goes back to its beginning.
    func cancel() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }

    /// Takes it off its view, and lets go of its owner. A transition that a finger drives is cancelled.
    func remove() {
        letGo()
        isEnabled = false
        guard let recognizer else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// The pans on a view that work for an owner of that kind.
    static func pans<Owner: AnyObject>(on view: UIView, for kind: Owner.Type) -> [(pan: TransitionPan, owner: Owner)] {
        (view.gestureRecognizers ?? []).compactMap { recognizer in
            guard let pan = (recognizer as? any TransitionPanKeeper)?.keptTransitionPan, let owner = pan.owner as? Owner
            else { return nil }
            return (pan, owner)
        }
    }

    private func makeRecognizer() -> UIPanGestureRecognizer {
        guard case .edge = start else {
            let pan = OwningPanGestureRecognizer()
            pan.keptTransitionPan = self
            return pan
        }
        let pan = KeepingEdgePan()
        pan.keptTransitionPan = self
        return pan
    }

    /// Which side of the screen a leading edge is on may have changed.
    private func aim(in view: UIView) {
        guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer, case .edge(let edge) = start else { return }
        let side = edge.side(in: view.traitCollection.layoutDirection)
        if pan.edges != side { pan.edges = side }
    }

    // MARK: Which touches

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = gestureRecognizer.view, touch.view.map(purpose.spares) != true else { return false }
        // What another finger lands on does not matter to the first one.
        guard gestureRecognizer.numberOfTouches == 0 else { return true }
        aim(in: view)
        let touched = touch.view.map { sequence(first: $0, next: \.superview).prefix { $0 !== view } }
        scrollViews = touched?.compactMap { $0 as? UIScrollView }.map(Weak.init) ?? []
        return touch.view?.enclosingControl(below: view)?.yieldsTouchToDrag != false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let recognizer, let view = recognizer.view else { return false }
        let velocity = recognizer.velocity(in: view)
        let way = velocity == .zero ? recognizer.translation(in: view) : velocity
        direction = purpose.directions().first { edge in
            let axis = axis(toward: edge, in: view)
            return axis.outward(way) > abs(axis.across(way)) && !scrollViewsMove(with: axis)
        }
        return direction != nil
    }

    private func axis(toward edge: PresentationEdge, in view: UIView) -> DragAxis {
        DragAxis(edge, direction: view.traitCollection.layoutDirection)
    }

    private func scrollViewsMove(with axis: DragAxis) -> Bool {
        start == .anywhere && scrollViews.contains { $0.view?.canScroll(with: axis) == true }
    }

    /// What scrolls along the same axis waits until it is known which way the finger goes; so does a pan of the kit's further
    /// out, and another one on the same view, such as UIKit's for going back over the content (iOS 26).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view = gestureRecognizer.view, let other = otherGestureRecognizer.view else { return false }
        if otherGestureRecognizer is any TransitionPanKeeper || otherGestureRecognizer.delegate is DragGesture {
            return other !== view && view.isDescendant(of: other)
        }
        if other === view { return otherGestureRecognizer is UIPanGestureRecognizer }
        guard let scrollView = other as? UIScrollView, scrollView.isDescendant(of: view) else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer
    }

    // MARK: The finger

    private func letGo() {
        guard let drive else { return }
        self.drive = nil
        drive.interaction.cancel(velocity: 0, over: drive.length)
    }

    private func follow() {
        guard let recognizer, let view = recognizer.view else { return }
        if recognizer.state == .began {
            drive = direction.flatMap { edge in
                purpose.begin(edge).map { interaction in
                    let axis = axis(toward: edge, in: view)
                    return Drive(axis: axis, length: axis.length(of: view.bounds.size), interaction: interaction)
                }
            }
        }
        guard let drive else { return }
        let length = drive.length
        let way = drive.axis.outward(recognizer.translation(in: view))
        let velocity = drive.axis.outward(recognizer.velocity(in: view)).usable
        switch recognizer.state {
        case .began, .changed:
            drive.interaction.update(length > 0 ? way / length : 0)
        case .ended where purpose.threshold.usable.isPassed(by: way, of: length, velocity: velocity):
            self.drive = nil
            drive.interaction.finish(velocity: velocity, over: length)
        case .ended:
            self.drive = nil
            drive.interaction.cancel(velocity: velocity, over: length)
        default: letGo()
        }
    }
}

/// A recogniser that keeps the pan which it works for.
@MainActor
private protocol TransitionPanKeeper: UIPanGestureRecognizer {
    var keptTransitionPan: TransitionPan? { get }
}

private final class OwningPanGestureRecognizer: UIPanGestureRecognizer, TransitionPanKeeper {
    var keptTransitionPan: TransitionPan?
}

private final class KeepingEdgePan: UIScreenEdgePanGestureRecognizer, TransitionPanKeeper {
    var keptTransitionPan: TransitionPan?
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
    /// Whether there is content that comes into sight when the finger moves outward on that axis. Less than a pixel is
    /// nothing.
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
