import UIKit

/// A zoomed view: a finger drags it on both axes, and springs move it to rest.
@MainActor
struct ZoomedView {
    let view: UIView
    /// The visible part of the view at rest.
    private let whole: ZoomWindow
    var timing = PresentationDefaults.Motion.settling

    init(_ view: UIView, _ outline: TransitionAnimator.Outline) {
        self.view = view
        whole = outline.window(of: view)
    }

    // MARK: Under a finger

    /// Moves and shrinks the view. Returns whether it was elsewhere.
    func move(to place: ZoomDrag.Place) -> Bool {
        let transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
        guard view.center != place.center || view.transform != transform else { return false }
        // Scaled first, it keeps the safe area of its place (Z3).
        if view.transform != transform { view.transform = transform }
        view.center = place.center
        if place.cornerRadius > 0 {
            ZoomMask.install(on: view, whole: whole)
            view.zoomMask?.round(CGRect(origin: .zero, size: view.bounds.size), by: place.cornerRadius)
        } else if view.zoomMask?.layer.animationKeys()?.isEmpty != false {
            // Further in, the background reaches beyond the view.
            view.removeZoomMask()
        }
        return true
    }

    /// Stops everything that a zoom animates, apart from the position, where it is on the screen.
    func stop() {
        guard let mask = view.zoomMask else { return }
        let shown = view.layer.presentation() ?? view.layer
        let (transform, alpha) = (shown.affineTransform(), min(1, max(0, CGFloat(shown.opacity))))
        mask.stop()
        if view.transform != transform { view.transform = transform }
        if view.alpha != alpha { view.alpha = alpha }
    }

    // MARK: Let go

    func straighten() {
        if view.alpha != 1 { view.alpha = 1 }
        if view.isTransformed { view.transform = .identity }
        if view.layer.zPosition != 0 { view.layer.zPosition = 0 }
        view.zoomMask?.showWhole()
    }

    func spring(to center: CGPoint, velocity: CGPoint) -> UIViewPropertyAnimator {
        timing.makeAnimator(from: view.center, to: center, velocity: velocity)
    }

    /// Shrinks the view onto the source and clips it there, along with a spring that moves it.
    func animateReturn(to source: ViewGeometry, of animator: TransitionAnimator?) {
        ZoomMask.install(on: view, whole: whole)
        animateAppearance { [view] in
            source.applyAppearance(to: view)
            // A view that has faded out reveals the source.
            if source.alpha < 1 { animator?.showSource() }
        }
    }

    func animateToRest() { animateAppearance { straighten() } }

    func animateDisappearance() {
        let scale = PresentationDefaults.Motion.hiddenScale
        animateAppearance { [view] in
            view.alpha = 0
            view.transform = view.transform.scaledBy(x: scale, y: scale)
        }
    }

    func animateAppearance(_ changes: @escaping () -> Void) {
        let animator = timing.makeAnimator()
        animator.addAnimations(changes)
        animator.startAnimation()
    }
}

/// The place of a zooming view during a drag. It follows the finger on both axes, and shrinks with the distance from
/// rest. It depends on the finger's position, not on its path, and the point that was grabbed stays under the finger.
struct ZoomDrag: Equatable, Sendable {
    /// The scale of a view that has been dragged the whole length of the container: half, as in other kits.
    static let minimumScale: CGFloat = 0.5

    private let axis: DragAxis
    /// The centre of the view where it was grabbed.
    private let center: CGPoint
    /// The location of the finger where it grabbed the view.
    private let finger: CGPoint
    private let length: CGFloat
    /// The centre at zero distance, relative to the centre where the view was grabbed.
    private var origin = CGPoint.zero

    /// The place and the appearance of the view. The radius is that of corners that are square at rest.
    typealias Place = (center: CGPoint, scale: CGFloat, cornerRadius: CGFloat)

    /// - Parameter distance: The distance from its place at rest along the axis, outward, where it is grabbed.
    init(grabbing center: CGPoint, at finger: CGPoint, distance: CGFloat, along axis: DragAxis, of container: CGSize) {
        self.axis = axis
        self.center = center
        self.finger = finger
        length = max(1, axis.length(of: container))
        // The view starts where it is, wherever it is grabbed.
        origin = center - place(distance: distance, across: 0).center
    }

    /// Returns the place for an outward distance from rest, and the finger's translation across the axis. Pulled
    /// further in, with a negative distance, the view follows along the axis only.
    func place(distance: CGFloat, across: CGFloat) -> Place {
        // This sets in gradually, so that the view does not jump when content hands the drag to it.
        let engagement = min(1, max(0, distance / PresentationDefaults.minimumLength))
        let scale = 1 - (1 - Self.minimumScale) * min(1, max(0, distance / length))
        let aside = across * engagement
        let moved = axis.vector(distance) + CGPoint(x: axis.isVertical ? aside : 0, y: axis.isVertical ? 0 : aside)
        let grip = CGPoint(x: (finger.x - center.x) * (1 - scale), y: (finger.y - center.y) * (1 - scale))
        return (origin + center + moved + grip, scale, PresentationDefaults.Card.cornerRadius * engagement)
    }
}
