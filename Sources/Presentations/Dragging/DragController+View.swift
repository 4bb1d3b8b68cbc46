import UIKit

/// The presented view during a drag. Each step writes its geometry once.
extension DragController {
    /// Returns the view for a drag on both axes, with the timing of its release.
    func zoomed(_ timing: TransitionTiming = PresentationDefaults.Motion.settling) -> ZoomedView {
        var zoomed = ZoomedView(chrome, chrome.outline)
        zoomed.timing = timing
        return zoomed
    }

    func positionOnScreen(along axis: DragAxis) -> CGFloat {
        axis.position(of: ViewGeometry(onScreen: chrome).frame)
    }

    /// Moves the view to a position, with the size there if it is resized. Returns whether it was elsewhere.
    func move(to position: CGFloat, on path: DragPath, resizing resizes: Bool) -> Bool {
        let size = resizes ? path.size(at: position) : chrome.bounds.size
        let center = path.axis.center(at: position, size: size, from: chrome.center)
        guard chrome.center != center || chrome.bounds.size != size else { return false }
        if chrome.bounds.size != size { chrome.bounds.size = size }
        chrome.center = center
        if let corners = path.corners(at: position) {
            chrome.round(corners)
            chrome.overscrollFill = path.overscrollFill(at: position)
        }
        if let material = path.material { chrome.materialLevel = material.level(at: position) }
        return true
    }

    /// Stops every animation of the view where it is on the screen, and animates to the size and the corners of the
    /// position there, or to the size of its layout. Those of the content continue, except to a size in between.
    func stop(at position: CGFloat, on path: DragPath, resizing resizes: Bool) {
        let geometry = ViewGeometry(onScreen: chrome)
        zoomed().stop()
        chrome.layer.removeAllAnimations()
        if chrome.center != geometry.center { chrome.center = geometry.center }
        if let corners = path.corners(at: position) { UIView.animateCatching { [chrome] in chrome.round(corners) } }
        let size = resizes ? path.size(at: position) : chrome.bounds.size
        guard size != chrome.bounds.size || size != geometry.size else { return }
        // A view that was between two sizes shows that of its position already, and so does its content.
        let isOnPath = abs(path.axis.length(of: size) - path.axis.length(of: geometry.size)) < 1
        if isOnPath { chrome.clips.outer.stopLayoutAnimations() } else { chrome.bounds.size = geometry.size }
        UIView.animate(
            withDuration: isOnPath ? 0 : PresentationDefaults.Motion.catching, delay: 0, options: .allowUserInteraction
        ) { [chrome] in
            chrome.bounds.size = size
            chrome.center = path.axis.center(
                at: path.axis.position(of: geometry.frame), size: size, from: geometry.center)
            chrome.layoutIfNeeded()
        }
    }

    func straighten() {
        zoomed().straighten()
        host?.viewDidStraighten()
    }

    func makeZoom(from finger: CGPoint, on path: DragPath) -> ZoomDrag {
        ZoomDrag(
            grabbing: ViewGeometry(onScreen: chrome).center, at: finger,
            distance: positionOnScreen(along: path.axis) - path.restingPosition, along: path.axis,
            of: container.bounds.size)
    }

    /// Prepares the view for other sizes, and fills the gap at an edge that it is pulled away from. A view that is
    /// attached to the edge, and is not resized in each step, gets its largest size once.
    func extend(on path: DragPath, toLargestSize: Bool) {
        if toLargestSize, let size = path.extendedSize {
            let position = path.axis.position(of: ViewGeometry(chrome).frame)
            // A view that is still animating to its old size changes to this one on the way.
            let isMoving = chrome.layer.animationKeys()?.isEmpty == false
            UIView.animate(
                withDuration: isMoving ? PresentationDefaults.Motion.catching : 0, delay: 0,
                options: .allowUserInteraction
            ) { [chrome] in
                chrome.bounds.size = size
                chrome.center = path.axis.center(at: position, size: size, from: chrome.center)
            }
        }
        chrome.overscrollFill = path.overscrollFill
    }

    // MARK: The surroundings, which follow the view in a drag

    /// Stops all animations where they are, and fades the dimming to the level of the position.
    func stopSurroundings(at position: CGFloat, on path: DragPath) {
        effect?.stop(at: path.positions.dismissalProgress(at: position))
        dimming.stop(at: path.dimming.level(at: position))
        guard !guides.isEmpty, path.axis.isTowardBottom else { return }
        // If a dismissal was caught, it had ended the following.
        UIView.animateCatching { [guides] in guides.begin(at: position) }
    }

    func moveSurroundings(to position: CGFloat, on path: DragPath) {
        dimming.view.level = path.dimming.level(at: position)
        effect?.follow(path.share(at: position))
        if !guides.isEmpty, path.axis.isTowardBottom { guides.follow(position) }
    }

    /// Restores the dimming while the presented view returns to rest. Values that the app has written on the presenting
    /// view are kept, even if a cancelled dismissal resets them.
    func settleSurroundings() {
        effect?.noteChanges()
        effect?.follow(1)
        dimming.show()
    }

    /// Animates the presenting view to its place while the presented view rests. A finger may have caught it elsewhere.
    func settleEffect() {
        if phase == .dragging, effect?.followsDrag == true { return }
        UIView.animateCatching { [effect] in effect?.settle() }
    }
}

extension UIView {
    fileprivate func stopLayoutAnimations() {
        for key in layer.animationKeys() ?? [] where key.hasPrefix("position") || key.hasPrefix("bounds.size") {
            layer.removeAnimation(forKey: key)
        }
        subviews.forEach { $0.stopLayoutAnimations() }
    }
}
