import UIKit

/// A delegate that decides about the drags of the presented view, for every style.
///
/// Set it as the presentation controller's `delegate`, a weak reference. Both methods are optional. See
/// <doc:Gestures#Refuse-a-drag-or-choose-its-target>.
///
/// ```swift
/// func presentationController(
///     _ controller: PresentationController, shouldBeginDraggingAt point: CGPoint
/// ) -> Bool {
///     !signature.frame.contains(point)
/// }
/// ```
@MainActor
public protocol PresentationDragDelegate: UIAdaptivePresentationControllerDelegate {
    /// Asks whether a drag may move the presented view. Defaults to `true`.
    ///
    /// Called once when the finger has moved along the axis of the view, and for the grabber and VoiceOver with the
    /// middle of the grabber. With `false` the finger scrolls the content. Not called for `.edgeSwipe`, or for a drag
    /// that belongs to the content.
    ///
    /// - Parameters:
    ///   - controller: The controller of the presentation.
    ///   - point: The place where the finger landed, in the coordinates of the presented view, in points.
    func presentationController(_ controller: PresentationController, shouldBeginDraggingAt point: CGPoint) -> Bool

    /// Tells the delegate that the user lifts the finger, and where the view is going to rest.
    ///
    /// Called once when the finger lifts, and for the grabber and VoiceOver without velocity; not for a cancelled drag.
    ///
    /// - Parameters:
    ///   - controller: The controller of the presentation.
    ///   - velocity: The velocity in points per second, positive on the way out.
    ///   - targetDetentIdentifier: The detent, or `nil` for a dismissal. Assign another one to change that; `nil`
    ///     dismisses even without `.swipe`, unless the content or the delegate prevents it. A view without detents has
    ///     ``DetentIdentifier/rest``. An identifier that no active detent has is logged once and changes nothing.
    func presentationControllerWillEndDragging(
        _ controller: PresentationController, withVelocity velocity: CGFloat,
        targetDetentIdentifier: inout DetentIdentifier?)
}

extension PresentationDragDelegate {
    public func presentationController(
        _ controller: PresentationController, shouldBeginDraggingAt point: CGPoint
    ) -> Bool { true }

    public func presentationControllerWillEndDragging(
        _ controller: PresentationController, withVelocity velocity: CGFloat,
        targetDetentIdentifier: inout DetentIdentifier?
    ) {}
}

extension PresentationDragDelegate where Self: HalfSheetPresentationControllerDelegate {
    public func presentationController(
        _ controller: PresentationController, shouldBeginDraggingAt point: CGPoint
    ) -> Bool {
        controller.halfSheetController.map { halfSheetPresentationController($0, shouldBeginDraggingAt: point) } ?? true
    }

    public func presentationControllerWillEndDragging(
        _ controller: PresentationController, withVelocity velocity: CGFloat,
        targetDetentIdentifier: inout DetentIdentifier?
    ) {
        guard let sheet = controller.halfSheetController else { return }
        halfSheetPresentationControllerWillEndDragging(
            sheet, withVelocity: velocity, targetDetentIdentifier: &targetDetentIdentifier)
    }
}

extension PresentationController {
    fileprivate var halfSheetController: HalfSheetPresentationController? {
        presentation.controller(as: HalfSheetPresentationController.self)
    }
}
