import UIKit

/// The presented view as a finger moves it: one write to its centre in each step.
@MainActor
struct DraggedView {
    let chrome: ChromeView
    let container: UIView

    /// The position on the screen, also in the middle of an animation.
    func positionOnScreen(along axis: DragAxis) -> CGFloat {
        axis.position(of: ViewGeometry(onScreen: chrome).frame)
    }

    /// Returns whether the view was elsewhere.
    func move(to position: CGFloat, along axis: DragAxis) -> Bool {
        let center = axis.center(at: position, size: chrome.bounds.size, from: chrome.center)
        guard chrome.center != center else { return false }
        chrome.center = center
        return true
    }

    /// Stops every animation of the view where it is on the screen.
    func stop() {
        let geometry = ViewGeometry(onScreen: chrome)
        chrome.layer.removeAllAnimations()
        if chrome.center != geometry.center { chrome.center = geometry.center }
    }

    /// Animates to the appearance at rest, where a stopped transition has left another one.
    func restoreAppearance() {
        guard chrome.alpha != 1 || chrome.transform != .identity else { return }
        UIView.animate(
            withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction
        ) {
            chrome.alpha = 1
            chrome.transform = .identity
        }
    }

    /// Gives a view that is attached to an edge its largest size, and fills the gap at the edge with its background: the
    /// finger may pull it away from there. Laid out once in a drag, and not in every step as in UIKit's own sheets (Z14).
    func extend(on path: DragPath) {
        guard let size = path.extendedSize else { return }
        let position = path.axis.position(of: ViewGeometry(chrome).frame)
        // A view that is still animating to its old size gets this one on the way.
        let isMoving = chrome.layer.animationKeys()?.isEmpty == false
        UIView.animate(
            withDuration: isMoving ? PresentationDefaults.Drag.catching : 0, delay: 0, options: .allowUserInteraction
        ) {
            chrome.bounds.size = size
            chrome.center = path.axis.center(at: position, size: size, from: chrome.center)
        }
        chrome.overscrollFill = path.axis.outwardInsets(path.positions.bandLength)
    }

    /// Lays the view out for its present layout, inside an animation or not.
    func layOut() {
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }
}
