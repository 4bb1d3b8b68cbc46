import UIKit

/// The presented view during a drag. Each step writes its geometry once.
@MainActor
struct DraggedView {
    let chrome: ChromeView
    let container: UIView

    /// The view for a drag on both axes.
    var zoomed: ZoomedView { ZoomedView(chrome, chrome.outline) }

    /// Returns the position on the screen, also in the middle of an animation.
    func positionOnScreen(along axis: DragAxis) -> CGFloat {
        axis.position(of: ViewGeometry(onScreen: chrome).frame)
    }

    /// Moves the view to a position, and returns whether it was elsewhere.
    ///
    /// - Parameter size: The size of the view there; `nil` keeps the current size.
    func move(to position: CGFloat, size: CGSize?, along axis: DragAxis) -> Bool {
        let size = size ?? chrome.bounds.size
        let center = axis.center(at: position, size: size, from: chrome.center)
        guard chrome.center != center || chrome.bounds.size != size else { return false }
        if chrome.bounds.size != size { chrome.bounds.size = size }
        chrome.center = center
        return true
    }

    /// Sets the corners and the fill of a position, for a view whose corners change.
    func adapt(to path: DragPath, at position: CGFloat) {
        if let corners = path.corners(at: position) { chrome.round(corners) }
        chrome.overscrollFill = path.overscrollFill(at: position)
    }

    /// Stops every animation of the view where it is on the screen. Animations of the content continue.
    ///
    /// - Parameters:
    ///   - size: The size to which the view adapts; `nil` for that of its layout.
    ///   - corners: The corners to which it adapts; `nil` for those of its layout.
    ///   - axis: The axis on which its position stays.
    func stop(with size: CGSize?, corners: CornerRadii?, along axis: DragAxis) {
        let geometry = ViewGeometry(onScreen: chrome)
        zoomed.stop()
        chrome.layer.removeAllAnimations()
        if chrome.center != geometry.center { chrome.center = geometry.center }
        if let corners { adapt { chrome.round(corners) } }
        guard let size, size != chrome.bounds.size else { return }
        chrome.bounds.size = geometry.size
        adapt {
            chrome.bounds.size = size
            chrome.center = axis.center(at: axis.position(of: geometry.frame), size: size, from: geometry.center)
            chrome.layoutIfNeeded()
        }
    }

    /// Animates to the appearance at rest, if a stopped transition has left another one.
    func restoreAppearance() {
        guard chrome.alpha != 1 || chrome.isTransformed || chrome.zoomMask != nil else { return }
        adapt { zoomed.straighten() }
    }

    /// Makes a drag on both axes, from the view's place on the screen.
    func makeZoom(from finger: CGPoint, on path: DragPath) -> ZoomDrag {
        ZoomDrag(
            grabbing: ViewGeometry(onScreen: chrome).center, at: finger,
            distance: positionOnScreen(along: path.axis) - path.restingPosition, along: path.axis,
            of: container.bounds.size)
    }

    /// Prepares the view for other sizes, and fills the gap at an edge that it is pulled away from.
    ///
    /// - Parameter toLargestSize: Whether a view that is attached to the edge gets its largest size once, and not the
    ///   visible size in each step.
    func extend(on path: DragPath, toLargestSize: Bool) {
        if toLargestSize, let size = path.extendedSize {
            let position = path.axis.position(of: ViewGeometry(chrome).frame)
            // A view that is still animating to its old size changes to this one on the way.
            let isMoving = chrome.layer.animationKeys()?.isEmpty == false
            UIView.animate(
                withDuration: isMoving ? PresentationDefaults.Motion.catching : 0, delay: 0,
                options: .allowUserInteraction
            ) {
                chrome.bounds.size = size
                chrome.center = path.axis.center(at: position, size: size, from: chrome.center)
            }
        }
        chrome.overscrollFill = path.overscrollFill
    }

    /// Lays the view out for its current layout, inside an animation or not.
    func layOut() {
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    private func adapt(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: PresentationDefaults.Motion.catching, delay: 0, options: .allowUserInteraction,
            animations: changes)
    }
}

/// One drag of a presented view, from the touch to the release.
@MainActor
final class ActiveDrag {
    var model: DragModel
    /// The path at the beginning. The keyboard or new content may change that of the host meanwhile.
    let path: DragPath
    /// The position of the view after the last step.
    var position: CGFloat
    /// Whether a release after the last step dismisses.
    var isPastThreshold = false
    /// Whether each step gives the view the visible size. Otherwise it has its largest size further in than at rest.
    let resizes: Bool
    /// Whether the view has been prepared for sizes other than the one at rest.
    var isExtended = false
    /// Set if the finger moves the view on both axes.
    let zoom: ZoomDrag?

    var axis: DragAxis { path.axis }

    init(_ model: DragModel, on path: DragPath, resizing resizes: Bool, zoom: ZoomDrag? = nil) {
        self.model = model
        self.resizes = resizes || !path.corners.isEmpty
        self.zoom = zoom
        self.path = path
        position = model.start.position
    }

    /// Returns the place at the position for a drag on both axes; `nil` for any other drag.
    func place(for translation: CGPoint) -> ZoomDrag.Place? {
        zoom?.place(distance: position - path.restingPosition, across: axis.across(translation))
    }

    /// Returns whether the view may have another size at a position than at rest.
    func needsOtherSize(at position: CGFloat) -> Bool {
        position < path.restingPosition
            || resizes && position != path.restingPosition && position < path.positions.outermost
    }
}
