import UIKit

/// A kind of presentation with its options: ``Card``, ``HalfSheet``, ``Popup``, ``Drawer``, ``Adaptive``, or one of
/// your own.
///
/// A style is a value that describes itself: its frame in ``layout(in:)``, its ``appearance``, and the gestures that
/// dismiss it in ``dismissalBehavior``. The kit's own styles describe themselves in the same way.
///
/// ```swift
/// struct TopBar: PresentationStyle, Equatable {
///     var height: CGFloat = 120
///     let appearance = PresentationAppearance(
///         dimming: .none, animation: .slide(from: .top))
///
///     func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///         PresentationLayout(
///             frame: CGRect(
///                 x: 0, y: 0, width: environment.container.width,
///                 height: height))
///     }
/// }
///
/// present(message, as: TopBar())
/// message.presentationController(of: TopBar.self)?.animateChanges {
///     $0.height = 200
/// }
/// ```
///
/// The `modalPresentationStyle` of the presented view controller is `.custom`: the presenting view stays in the window,
/// and its controller receives no `viewWillDisappear(_:)`.
public protocol PresentationStyle: Sendable {
    /// Returns the frame of the presented view, and the parts of its appearance that depend on the frame. By default
    /// the view fills the container.
    ///
    /// Called after the container, its safe area, its traits, the keyboard or the content's size have changed, and
    /// after ``PresentationController/invalidatePresentation()``. Not called each time the frame is read. Equal
    /// environments must give equal layouts. In a rotation it is also called for the coming size of the container with
    /// the current safe area. If any component of the frame is NaN or infinite, the view fills the container, and that
    /// is logged once.
    ///
    /// - Parameter environment: The container, its traits, the content and the keyboard.
    @MainActor
    func layout(in environment: LayoutEnvironment) -> PresentationLayout

    /// Returns the detents between which the user can drag the presented view, in any order. By default there are none,
    /// and the view rests only in the frame of the layout.
    ///
    /// Called once for a layout, when the detents are needed. ``PresentationLayout/detent`` names the one at which the
    /// view rests. See ``DetentPresentationController`` for the detent that the user selects. A detent is left out if
    /// any component of its frame is NaN or infinite, and that is logged once.
    ///
    /// - Parameter environment: The container, its traits, the content and the keyboard.
    @MainActor
    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame]

    /// The parts of the appearance that do not depend on the frame. Defaults to a shadow, a dimmed presenting view, and
    /// a slide from the bottom.
    var appearance: PresentationAppearance { get }

    /// The gestures that dismiss the presented view. Defaults to a tap outside and a swipe.
    var dismissalBehavior: DismissalBehavior { get }

    /// The view or the bar item that the presentation belongs to. Defaults to `nil`: none. Its frame is passed to the
    /// layout as ``LayoutEnvironment/source``.
    var anchor: PresentationAnchor? { get }

    /// Creates the controller of one presentation. Called once for each presentation.
    ///
    /// For an `Equatable` style the default is a ``StyledPresentationController`` with a copy of the style. Implement
    /// it to return a subclass.
    ///
    /// - Parameters:
    ///   - presented: The view controller to present.
    ///   - presenting: The presenting view controller.
    @MainActor
    func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController
}

extension PresentationStyle {
    @MainActor
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container))
    }

    @MainActor
    public func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] { [] }

    public var appearance: PresentationAppearance { PresentationAppearance() }

    public var dismissalBehavior: DismissalBehavior { DismissalBehavior() }

    public var anchor: PresentationAnchor? { nil }
}

extension PresentationStyle where Self: Equatable {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        StyledPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}
