import UIKit

/// Reports the place of a presented view to the delegate.
@MainActor
final class ProgressObserver {
    private let displayLink = DisplayLinkObserver()
    private var reportedPosition: CGFloat?
    // The cast is repeated only for another delegate, because it costs more than the rest of an event of a drag.
    private weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    private weak var follower: (any PresentationProgressDelegate)?

    /// Whether the place of the view is read in each frame.
    var isObserving: Bool { displayLink.isObserving }

    /// Called before an animation moves the view, whose place is then read in each frame.
    func viewWillMove(_ presentation: Presentation) {
        guard follower(of: presentation) != nil else { return }
        displayLink.start { [weak self, weak presentation] in
            guard let self, let presentation else { return false }
            return look(at: presentation)
        }
    }

    /// Called when the view is at a position on the screen.
    func viewDidMove(to position: CGFloat, _ presentation: Presentation) {
        guard position != reportedPosition, let follower = follower(of: presentation), let path = presentation.path,
            let controller = presentation.controller
        else { return }
        reportedPosition = position
        follower.presentationController(controller, didMoveTo: PresentationProgress(at: position, on: path))
    }

    /// Returns the delegate that wants to know where the view is. While there is none, no progress is computed.
    private func follower(of presentation: Presentation) -> (any PresentationProgressDelegate)? {
        guard let current = presentation.controller?.delegate else { return nil }
        if delegate !== current {
            delegate = current
            follower = current as? any PresentationProgressDelegate
        }
        return follower
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

    func viewDidLeave(_ presentation: Presentation) {
        displayLink.stop()
        if let hidden = presentation.path?.positions.hidden, let reportedPosition, reportedPosition < hidden {
            viewDidMove(to: hidden, presentation)
        }
        reportedPosition = nil
    }
}

extension Presentation {
    fileprivate var positionOnScreen: CGFloat? {
        guard let path, let chrome = components?.chrome else { return nil }
        return chrome.superview == nil
            ? path.positions.hidden : path.axis.position(of: ViewGeometry(onScreen: chrome).frame)
    }

    var progress: PresentationProgress? {
        guard let path, let positionOnScreen else { return nil }
        return PresentationProgress(at: positionOnScreen, on: path)
    }
}

/// A delegate that follows the movement of the presented view, for every style.
///
/// Set it as the presentation controller's `delegate`, which is a weak reference. A
/// ``HalfSheetPresentationControllerDelegate`` is one, too.
///
/// ```swift
/// func presentationController(
///     _ controller: PresentationController,
///     didMoveTo progress: PresentationProgress
/// ) {
///     artwork.alpha = progress.presentedFraction
/// }
/// ```
@MainActor
public protocol PresentationProgressDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the presented view has moved, in a drag, in an animation or in a rotation.
    ///
    /// Called for each event of a drag, and once per frame while an animation moves the view. Not called twice in a row
    /// for the same position, or for a view that fades or grows in place. After a view has gone, a last call reports it
    /// as hidden, if it was reported before.
    func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress)
}

extension PresentationProgressDelegate where Self: HalfSheetPresentationControllerDelegate {
    public func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress) {
    }
}
