import UIKit

/// Reports where a presented view with detents is: to its controller, to VoiceOver, and as haptics.
@MainActor
final class DetentObserver {
    private weak var controller: (any DetentPresentationController)?
    private let haptics = DetentHaptics()
    private let displayLink = DisplayLinkObserver()
    private var reportedPosition: CGFloat?
    private var announcedDetent: DetentIdentifier?

    init(of controller: any DetentPresentationController) {
        self.controller = controller
    }

    /// Whether the view is looked at in each frame.
    var isObserving: Bool { displayLink.isObserving }

    private var chrome: ChromeView? { controller?.presentationComponents?.chrome }

    // MARK: Movement

    /// An animation is going to move the view: it is looked at in each frame.
    func viewWillMove() {
        guard controller?.observesProgress == true else { return }
        displayLink.start { [weak self] in self?.look() ?? false }
    }

    /// The view is at a position on the screen.
    func viewDidMove(to position: CGFloat) {
        guard position != reportedPosition, let controller, controller.observesProgress,
            let path = controller.presentationGeometry.path, !path.detents.isEmpty
        else { return }
        reportedPosition = position
        controller.presentedViewDidMove(to: DetentProgress(at: position, on: path))
    }

    /// Returns whether the view is going to be elsewhere.
    private func look() -> Bool {
        guard let controller, let chrome, let path = controller.presentationGeometry.path else { return false }
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
        announcedDetent = nil
    }

    /// The layout is on the views. VoiceOver looks at the screen again when the view has another size (X2).
    func layoutWasApplied() {
        viewWillMove()
        let detent = controller?.presentationGeometry.path?.restingDetent
        guard announcedDetent != detent else { return }
        let isFirst = announcedDetent == nil
        announcedDetent = detent
        if !isFirst { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    // MARK: Haptics

    func dragWillBegin() {
        if controller?.playsHaptics == true { haptics.prepare(on: chrome) }
    }

    func playSelection() {
        if controller?.playsHaptics == true { haptics.play(on: chrome) }
    }
}
