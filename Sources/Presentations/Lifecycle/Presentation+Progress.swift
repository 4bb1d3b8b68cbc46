import UIKit

/// Reports the place of the presented view to the delegate.
extension Presentation {
    func viewWillMove() {
        guard let components, follower != nil || components.dimming.followsView else { return }
        components.frames.start { [weak self] in self?.lookAtView() ?? false }
    }

    func viewDidMove(to position: CGFloat) {
        guard let components, position != components.reportedPosition, let follower, let path, let controller else {
            return
        }
        components.reportedPosition = position
        follower.presentationController(controller, didMoveTo: PresentationProgress(at: position, on: path))
    }

    /// The delegate that wants to know where the view is. While there is none, no progress is computed.
    private var follower: (any PresentationProgressDelegate)? {
        guard let components, let current = controller?.delegate else { return nil }
        if components.delegate !== current {
            components.delegate = current
            components.follower = current as? any PresentationProgressDelegate
        }
        return components.follower
    }

    /// Reports the place of the view, and returns whether it is going to move on.
    private func lookAtView() -> Bool {
        guard let components, let path, let positionOnScreen else { return false }
        if components.dimming.followsView {
            // A view that fades in place takes its dimming along.
            let shown = components.chrome.layer.presentation() ?? components.chrome.layer
            components.dimming.view.level = path.dimming.level(at: positionOnScreen) * CGFloat(shown.opacity)
        }
        // The movement of a drag is reported with each of its events.
        if components.chrome.superview != nil, components.drag.phase != .dragging { viewDidMove(to: positionOnScreen) }
        return components.chrome.layer.animationKeys()?.isEmpty == false || isInTransition
    }

    func viewDidLeave() {
        guard let components else { return }
        components.frames.stop()
        if let hidden = path?.positions.hidden, let reported = components.reportedPosition, reported < hidden {
            viewDidMove(to: hidden)
        }
    }

    private var positionOnScreen: CGFloat? {
        guard let path, let chrome = components?.chrome else { return nil }
        return chrome.superview == nil
            ? path.positions.hidden : path.axis.position(of: ViewGeometry(onScreen: chrome).frame)
    }

    var progress: PresentationProgress? {
        guard let path, let positionOnScreen else { return nil }
        return PresentationProgress(at: positionOnScreen, on: path)
    }
}
