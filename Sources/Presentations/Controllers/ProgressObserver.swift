import UIKit

/// Reports where a presented view is: to a controller with detents, and to a delegate that wants to hear it.
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

    /// Whether the view is looked at in each frame.
    var isObserving: Bool { displayLink.isObserving }

    private var isWanted: Bool { detents?.observesProgress == true || progressDelegate != nil }

    /// Looked up again only when there is another delegate: a cast costs more than everything else that a drag does.
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

    /// An animation is going to move the view: it is looked at in each frame.
    func viewWillMove() {
        guard isWanted else { return }
        displayLink.start { [weak self] in self?.look() ?? false }
    }

    /// The view is at a position on the screen.
    func viewDidMove(to position: CGFloat) {
        guard position != reportedPosition, isWanted, let controller, let path = controller.presentationGeometry.path
        else { return }
        reportedPosition = position
        let progress = PresentationProgress(at: position, on: path)
        if !path.detents.isEmpty, detents?.observesProgress == true { detents?.presentedViewDidMove(to: progress) }
        progressDelegate?.presentationController(controller, didMoveTo: progress)
    }

    /// Returns whether the view is going to be elsewhere.
    private func look() -> Bool {
        guard let controller, let chrome = controller.presentationComponents?.chrome,
            let path = controller.presentationGeometry.path
        else { return false }
        // The movement of a finger is reported as it happens.
        if chrome.superview != nil, controller.presentationComponents?.drag.phase != .dragging {
            viewDidMove(to: path.axis.position(of: ViewGeometry(onScreen: chrome).frame))
        }
        let isAnimated = chrome.layer.animationKeys()?.isEmpty == false
        return isAnimated || controller.presentationTransitions.isUnderWay
    }

    /// The view is gone.
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
