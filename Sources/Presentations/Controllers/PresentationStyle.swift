import UIKit

/// A kind of presentation with its settings: `Card`, `HalfSheet`, `Popup`, `Drawer`, or one of your own.
///
/// A style is a value that describes itself: its frames in ``layout(in:)``, its ``appearance``, and the gestures that dismiss
/// it in ``dismissalBehavior``. The kit's own styles use nothing else.
///
/// ```swift
/// struct Banner: PresentationStyle, Equatable {
///     var height: CGFloat = 120
///     let appearance = PresentationAppearance(dimming: .none, animation: .slide(from: .top))
///
///     func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///         PresentationLayout(frame: CGRect(x: 0, y: 0, width: environment.container.width, height: height))
///     }
/// }
///
/// present(message, as: Banner())
/// message.presentationController(of: Banner.self)?.animateChanges { $0.height = 200 }
/// ```
///
/// The `modalPresentationStyle` of the presented view controller is `.custom`: the presenting view stays in the window, and
/// its controller receives no `viewWillDisappear(_:)`.
public protocol PresentationStyle: Sendable {
    /// The frame of the presented view, and what belongs to the frame. By default the view fills the container.
    ///
    /// Called when the container, its safe area, its traits, the keyboard or the content's size have changed, and after
    /// ``PresentationController/invalidatePresentation()``; not for every read of the frame. Equal environments must give
    /// equal layouts. In a rotation it is also called for the coming size of the container with the present safe area. If
    /// any component of the frame is NaN or infinite, the view fills the container, and that is reported once.
    @MainActor
    func layout(in environment: LayoutEnvironment) -> PresentationLayout

    /// The detents between which a finger moves the presented view, in any order. Defaults to none: it rests in the layout's
    /// frame only.
    ///
    /// Called once for a layout, when something needs the detents. ``PresentationLayout/detent`` names the one at which
    /// the view rests. See ``DetentPresentationController`` for the detent that the user selects. A detent is left out if any
    /// component of its frame is NaN or infinite, and that is reported once.
    @MainActor
    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame]

    /// The parts of the appearance that do not depend on the frame. Defaults to a shadow, a dimmed presenting view, and a
    /// slide from the bottom.
    var appearance: PresentationAppearance { get }

    /// The gestures that dismiss the presented view. Defaults to a tap outside and a swipe.
    var dismissalBehavior: DismissalBehavior { get }

    /// The view or the bar item that the presentation belongs to. Defaults to `nil`, none. Its frame comes into the layout as
    /// ``LayoutEnvironment/source``.
    var anchor: PresentationAnchor? { get }

    /// Creates the controller of one presentation. Called once for each presentation. An `Equatable` style has a default: a
    /// ``StyledPresentationController`` that holds a copy of the style. Implement it to return a subclass.
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
