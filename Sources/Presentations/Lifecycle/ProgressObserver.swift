import UIKit

/// Reports the place of a presented view to the delegate.
@MainActor
final class ProgressObserver {
    private weak var controller: PresentationController?
    private let displayLink = DisplayLinkObserver()
    private var reportedPosition: CGFloat?

    init(of controller: PresentationController) {
        self.controller = controller
    }

    /// Whether the place of the view is read in each frame.
    var isObserving: Bool { displayLink.isObserving }

    private var isWanted: Bool {
        guard let presentation = controller?.presentation else { return false }
        return presentation.delegate.followsProgress(of: presentation)
    }

    /// The progress on the screen at this moment; `nil` without a container.
    var current: PresentationProgress? {
        guard let controller, let path = controller.presentation.geometry.path,
            let chrome = controller.presentation.components?.chrome
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
        guard position != reportedPosition, isWanted, let controller, let path = controller.presentation.geometry.path
        else { return }
        reportedPosition = position
        controller.presentation.delegate.tellOfProgress(
            PresentationProgress(at: position, on: path), of: controller.presentation)
    }

    /// Reports the place of the view, and returns whether it is going to move on.
    private func look() -> Bool {
        guard let controller, let chrome = controller.presentation.components?.chrome,
            let path = controller.presentation.geometry.path
        else { return false }
        // The movement of a drag is reported with each of its events.
        if chrome.superview != nil, controller.presentation.components?.drag.phase != .dragging {
            viewDidMove(to: path.axis.position(of: ViewGeometry(onScreen: chrome).frame))
        }
        let isAnimated = chrome.layer.animationKeys()?.isEmpty == false
        return isAnimated || controller.presentation.transitions.isUnderWay
    }

    /// Called when the view has gone.
    func viewDidLeave() {
        displayLink.stop()
        if let hidden = controller?.presentation.geometry.path?.positions.hidden, let reportedPosition,
            reportedPosition < hidden
        {
            viewDidMove(to: hidden)
        }
        reportedPosition = nil
    }
}
