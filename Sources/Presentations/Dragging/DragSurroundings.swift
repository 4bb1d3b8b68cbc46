import UIKit

/// The dimming, the presenting view and the layout guides in it, which accompany a dragged view. During a drag they
/// follow nothing but the finger.
@MainActor
struct DragSurroundings {
    let dimming: DimmingController
    let effect: PresentingViewEffect?
    let guides: PresentedViewGuides

    /// Stops all animations where they are, and fades the dimming to the level of the position.
    func stop(at position: CGFloat, on path: DragPath) {
        effect?.stop(at: path.positions.dismissalProgress(at: position))
        dimming.stop(at: path.dimming.level(at: position))
        guard !guides.isEmpty, path.axis.isTowardBottom else { return }
        // If a dismissal was caught, it had ended the following.
        UIView.animate(withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction) {
            guides.begin(at: position)
        }
    }

    /// Sets the dimming to the level of a position, inside an animation or not, and moves the guides.
    func move(to position: CGFloat, on path: DragPath) {
        dimming.setLevel(path.dimming.level(at: position))
        if !guides.isEmpty, path.axis.isTowardBottom { guides.follow(position) }
    }

    /// Fades the dimming and moves the guides back while the presented view moves out.
    func leave(to position: CGFloat, on path: DragPath) {
        dimming.setLevel(path.dimming.level(at: position))
        guides.end()
    }

    /// Restores the dimming while the presented view returns to rest. Values that the app has written on the presenting
    /// view are kept, even if a cancelled dismissal resets them.
    func settle() {
        effect?.noteChanges()
        dimming.show()
    }

    /// Animates the presenting view to its place while the presented view rests. A finger may have caught it elsewhere.
    func settleEffect() {
        UIView.animate(
            withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction
        ) {
            effect?.settle()
        }
    }
}
