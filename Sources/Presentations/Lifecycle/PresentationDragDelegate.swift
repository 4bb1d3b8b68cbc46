import UIKit

/// A delegate that decides about the drags of the presented view, for every style.
///
/// Set it as the presentation controller's `delegate`, which is a weak reference. Both methods are optional. A
/// ``HalfSheetPresentationControllerDelegate`` is one, too, with methods of its own names.
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
    /// Called once when the finger has moved far enough along the axis of the view, and for a tap on the grabber and a
    /// step with VoiceOver, with the middle of the grabber. With `false` the finger scrolls the content that it is on, and
    /// the view stays. Not called for `.edgeSwipe`, or for a drag that belongs to the content anyway.
    ///
    /// - Parameters:
    ///   - controller: The controller of the presentation.
    ///   - point: The place where the finger landed, in the coordinates of the presented view, in points.
    func presentationController(_ controller: PresentationController, shouldBeginDraggingAt point: CGPoint) -> Bool

    /// Tells the delegate that the user lifts the finger, and where the view is going to rest.
    ///
    /// Called once when the finger lifts, and for a tap on the grabber and a step with VoiceOver, with no velocity. Not
    /// called for a drag that is cancelled, as by a rotation.
    ///
    /// - Parameters:
    ///   - controller: The controller of the presentation.
    ///   - velocity: The velocity in points per second, positive on the way out.
    ///   - targetDetentIdentifier: The detent that the view moves to, or `nil` if it is dismissed. Assign another one, or
    ///     `nil`, to change that. A view without detents has ``DetentIdentifier/rest``. An identifier that no active
    ///     detent has is logged once and changes nothing. With `nil` the view is dismissed even if its `dismissal` has no
    ///     `.swipe`, unless the content or the delegate prevents dismissals.
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
