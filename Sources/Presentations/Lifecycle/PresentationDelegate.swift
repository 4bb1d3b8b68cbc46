import UIKit

/// The app's delegate of a presentation, with the kit's own protocols that it conforms to.
///
/// The casts are repeated only for another delegate, because they cost more than the rest of an event of a drag.
@MainActor
final class PresentationDelegate {
    private weak var known: (any UIAdaptivePresentationControllerDelegate)?
    private weak var ofHalfSheet: (any HalfSheetPresentationControllerDelegate)?
    private weak var ofProgress: (any PresentationProgressDelegate)?

    private func read(_ controller: PresentationController?) {
        let delegate = controller?.delegate
        guard known !== delegate else { return }
        known = delegate
        ofHalfSheet = delegate as? any HalfSheetPresentationControllerDelegate
        ofProgress = delegate as? any PresentationProgressDelegate
    }

    /// Whether the delegate wants to know where the view is. While it does not, no progress is computed.
    func followsProgress(of presentation: Presentation) -> Bool {
        guard presentation.controller?.delegate != nil else { return false }
        read(presentation.controller)
        return ofProgress != nil
    }

    func tellOfProgress(_ progress: PresentationProgress, of presentation: Presentation) {
        read(presentation.controller)
        if let controller = presentation.controller {
            ofProgress?.presentationController(controller, didMoveTo: progress)
        }
    }

    func tellOfSelectedDetent(of presentation: Presentation) {
        read(presentation.controller)
        guard let ofHalfSheet, let sheet = presentation.controller(as: HalfSheetPresentationController.self) else {
            return
        }
        ofHalfSheet.halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
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
