import UIKit

/// A kind of presentation with its settings: `Card`, `HalfSheet`, `Popup`, `Drawer`, or one of your own.
///
/// The presentation style of what is presented is `.custom`: the presenter's view stays in the window, alive, and its
/// controller hears no `viewWillDisappear(_:)`.
///
/// ```swift
/// present(detail, as: Card())
/// ```
///
/// A style is a value. It is read once, when a view controller is presented, to make the controller that manages that
/// presentation; the controller then holds its own copy, which can be changed at run time.
///
/// To add a style, describe the look and the layout in a subclass of ``PresentationController`` and return it here:
///
/// ```swift
/// struct Banner: PresentationStyle {
///     func makePresentationController(
///         presented: UIViewController, presenting: UIViewController?
///     ) -> PresentationController {
///         BannerPresentationController(presentedViewController: presented, presenting: presenting)
///     }
/// }
///
/// present(message, as: Banner())
/// ```
public protocol PresentationStyle: Sendable {
    /// Makes the controller of one presentation. Called once for each presentation.
    @MainActor
    func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController
}
