import UIKit

/// Reports the detent of a presented view, to VoiceOver and as haptics.
@MainActor
final class DetentObserver {
    private weak var controller: (any DetentPresentationController)?
    private var announcedDetent: DetentIdentifier?

    init(of controller: any DetentPresentationController) {
        self.controller = controller
    }

    private var chrome: ChromeView? { controller?.presentationComponents?.chrome }

    /// The layout is on the views. VoiceOver looks at the screen again when the view has another size (X2).
    func layoutWasApplied() {
        let detent = controller?.presentationGeometry.restingDetent
        guard announcedDetent != detent else { return }
        let isFirst = announcedDetent == nil
        announcedDetent = detent
        if !isFirst { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    /// The view is gone.
    func viewDidLeave() {
        announcedDetent = nil
    }

    // MARK: Haptics

    func playSelection() {
        if controller?.playsHaptics == true { controller?.presentationComponents?.haptics.play(on: chrome) }
    }
}
