import UIKit

/// Reports the detent of a presented view to VoiceOver and as haptics.
@MainActor
final class DetentObserver {
    private weak var controller: (any DetentPresentationController)?
    private var announcedDetent: DetentIdentifier?

    init(of controller: any DetentPresentationController) {
        self.controller = controller
    }

    private var chrome: ChromeView? { controller?.presentationComponents?.chrome }

    /// Called when a layout has been applied. If the detent has changed, VoiceOver updates its elements (X2).
    func layoutWasApplied() {
        let detent = controller?.presentationGeometry.restingDetent
        guard announcedDetent != detent else { return }
        let isFirst = announcedDetent == nil
        announcedDetent = detent
        if !isFirst { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    /// Called when the view has gone.
    func viewDidLeave() {
        announcedDetent = nil
    }

    // MARK: Haptics

    func playSelection() {
        if controller?.playsHaptics == true { controller?.presentationComponents?.haptics.play(on: chrome) }
    }
}
