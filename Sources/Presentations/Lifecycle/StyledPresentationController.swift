import UIKit

/// Manages the presentation of a style that describes itself.
///
/// Each of the kit's styles has a subclass with its name, like ``CardPresentationController``. Yours needs none:
///
/// ```swift
/// present(message, as: TopBar())
/// message.presentationController(of: TopBar.self)?.animateChanges {
///     $0.height = 200
/// }
/// ```
public class StyledPresentationController<Style: PresentationStyle>: PresentationController {
    /// The style before it was replaced by one of another kind, which only an ``Adaptive`` style can be.
    private let firstStyle: Style

    init(
        style: Style, presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        firstStyle = style
        super.init(
            Presentation(style), presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The style. A change takes effect in the next layout pass, or in ``animateChanges(_:completion:)``.
    public final var presentedStyle: Style {
        get { presentationPart as? Style ?? firstStyle }
        set { presentationPart = newValue }
    }

    /// Changes the options as ``PresentationController/animateChanges(_:completion:)``. A change in a transition is
    /// undone if that is cancelled, unless the options have changed again since.
    public final func animateChanges(_ changes: (inout Style) -> Void, completion: (() -> Void)? = nil) {
        let old = presentedStyle
        changes(&presentedStyle)
        let new = presentedStyle
        let coordinator = presentation.animateChange(completion: completion)
        _ = coordinator?.animate(alongsideTransition: nil) { [weak self] context in
            guard context.isCancelled, let self, presentedStyle == new else { return }
            presentedStyle = old
        }
    }
}
