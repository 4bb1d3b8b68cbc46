import UIKit

/// Reports the place of a presented view to a controller with detents, and to a ``PresentationProgressDelegate``.
@MainActor
final class ProgressObserver {
    private weak var controller: PresentationController?
    private weak var detents: (any DetentPresentationController)?
    private let displayLink = DisplayLinkObserver()
    private var listener = Listener()
    private var reportedPosition: CGFloat?

    private struct Listener {
        weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        weak var cast: (any PresentationProgressDelegate)?
    }

    init(of controller: PresentationController) {
        self.controller = controller
        detents = controller as? any DetentPresentationController
    }

    /// Whether the place of the view is read in each frame.
    var isObserving: Bool { displayLink.isObserving }

    private var isWanted: Bool { detents?.observesProgress == true || progressDelegate != nil }

    /// The delegate, if it conforms to the protocol. The cast is repeated only for another delegate, because it costs
    /// more than the rest of an event of a drag.
    private var progressDelegate: (any PresentationProgressDelegate)? {
        guard let delegate = controller?.delegate else { return nil }
        if listener.delegate !== delegate {
            listener = Listener(delegate: delegate, cast: delegate as? any PresentationProgressDelegate)
        }
        return listener.cast
    }

    /// The progress on the screen at this moment; `nil` without a container.
    var current: PresentationProgress? {
        guard let controller, let path = controller.presentationGeometry.path,
            let chrome = controller.presentationComponents?.chrome
        else { return nil }
        let isHidden = chrome.superview == nil
        return PresentationProgress(
            at: isHidden ? path.positions.hidden : path.axis.position(of: ViewGeometry(onScreen: chrome).frame),
            on: path)
    }

    /// Called before an animation moves the view, whose place is then read in each frame.
    func viewWillMove() {
        guard isWanted else { return }
        displayLink.start { [weak self] in self?.look() ?? false }
    }

    /// Called when the view is at a position on the screen.
    func viewDidMove(to position: CGFloat) {
        guard position != reportedPosition, isWanted, let controller, let path = controller.presentationGeometry.path
        else { return }
        reportedPosition = position
        let progress = PresentationProgress(at: position, on: path)
        if !path.detents.isEmpty, detents?.observesProgress == true { detents?.presentedViewDidMove(to: progress) }
        progressDelegate?.presentationController(controller, didMoveTo: progress)
    }

    /// Reports the place of the view, and returns whether it is going to move on.
    private func look() -> Bool {
        guard let controller, let chrome = controller.presentationComponents?.chrome,
            let path = controller.presentationGeometry.path
        else { return false }
        // The movement of a drag is reported with each of its events.
        if chrome.superview != nil, controller.presentationComponents?.drag.phase != .dragging {
            viewDidMove(to: path.axis.position(of: ViewGeometry(onScreen: chrome).frame))
        }
        let isAnimated = chrome.layer.animationKeys()?.isEmpty == false
        return isAnimated || controller.presentationTransitions.isUnderWay
    }

    /// Called when the view has gone.
    func viewDidLeave() {
        displayLink.stop()
        if let hidden = controller?.presentationGeometry.path?.positions.hidden, let reportedPosition,
            reportedPosition < hidden
        {
            viewDidMove(to: hidden)
        }
        reportedPosition = nil
    }
}
