import UIKit

/// What accompanies a dragged view: the dimming, the presenting view, and the layout guides in it. While a finger drags, they
/// follow it alone.
@MainActor
struct DragSurroundings {
    let dimming: DimmingController
    let effect: PresentingViewEffect?
    let guides: PresentedViewGuides

    /// Stops all where they are, and fades the dimming to the level of the position.
    func stop(at position: CGFloat, on path: DragPath) {
        effect?.stop(at: path.positions.dismissalProgress(at: position))
        dimming.stop(at: path.dimming.level(at: position))
        guard !guides.isEmpty, path.axis.isTowardBottom else { return }
        // A dismissal that is caught has ended it.
        UIView.animate(withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction) {
            guides.begin(at: position)
        }
    }

    /// Gives the dimming the level of a position, inside an animation or not, and moves the guides.
    func move(to position: CGFloat, on path: DragPath) {
        dimming.setLevel(path.dimming.level(at: position))
        if !guides.isEmpty, path.axis.isTowardBottom { guides.follow(position) }
    }

    /// The presented view leaves.
    func leave(to position: CGFloat, on path: DragPath) {
        dimming.setLevel(path.dimming.level(at: position))
        guides.end()
    }

    /// The presented view goes back to rest. What the app has written on the presenting view counts, whatever a cancelled
    /// dismissal puts back.
    func settle() {
        effect?.noteChanges()
        dimming.show()
    }

    /// Animates the presenting view to its place while the presented view rests: a finger may have caught it elsewhere.
    func settleEffect() {
        UIView.animate(
            withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction
        ) {
            effect?.settle()
        }
    }
}
