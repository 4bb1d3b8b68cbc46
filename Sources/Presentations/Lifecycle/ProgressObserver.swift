import UIKit

/// Reports the place of a presented view to the delegate.
@MainActor
final class ProgressObserver {
    private let displayLink = DisplayLinkObserver()
    private var reportedPosition: CGFloat?

    /// Whether the place of the view is read in each frame.
    var isObserving: Bool { displayLink.isObserving }

    /// Called before an animation moves the view, whose place is then read in each frame.
    func viewWillMove(_ presentation: Presentation) {
        guard presentation.delegate.followsProgress(of: presentation) else { return }
        displayLink.start { [weak self, weak presentation] in
            guard let self, let presentation else { return false }
            return look(at: presentation)
        }
    }

    /// Called when the view is at a position on the screen.
    func viewDidMove(to position: CGFloat, _ presentation: Presentation) {
        guard position != reportedPosition, presentation.delegate.followsProgress(of: presentation),
            let path = presentation.path
        else { return }
        reportedPosition = position
        presentation.delegate.tellOfProgress(PresentationProgress(at: position, on: path), of: presentation)
    }

    /// Reports the place of the view, and returns whether it is going to move on.
    private func look(at presentation: Presentation) -> Bool {
        guard let components = presentation.components, let position = presentation.positionOnScreen else {
            return false
        }
        // The movement of a drag is reported with each of its events.
        if components.chrome.superview != nil, components.drag.phase != .dragging {
            viewDidMove(to: position, presentation)
        }
        return components.chrome.layer.animationKeys()?.isEmpty == false || presentation.isInTransition
    }

    /// Called when the view has gone.
    func viewDidLeave(_ presentation: Presentation) {
        displayLink.stop()
        if let hidden = presentation.path?.positions.hidden, let reportedPosition, reportedPosition < hidden {
            viewDidMove(to: hidden, presentation)
        }
        reportedPosition = nil
    }
}

extension Presentation {
    /// The position of the view on the screen at this moment; `nil` without a container.
    fileprivate var positionOnScreen: CGFloat? {
        guard let path, let chrome = components?.chrome else { return nil }
        return chrome.superview == nil
            ? path.positions.hidden : path.axis.position(of: ViewGeometry(onScreen: chrome).frame)
    }

    /// The progress on the screen at this moment; `nil` without a container.
    var progress: PresentationProgress? {
        guard let path, let positionOnScreen else { return nil }
        return PresentationProgress(at: positionOnScreen, on: path)
    }
}
