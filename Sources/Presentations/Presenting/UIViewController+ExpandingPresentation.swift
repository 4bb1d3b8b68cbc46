import UIKit

extension UIViewController {
    /// Adds a presentation that the user drags out of a view. It replaces an earlier one from the same view.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     use(
    ///         ExpandingPresentation(from: miniPlayer, style: Card()) {
    ///             PlayerViewController()
    ///         })
    /// }
    /// ```
    ///
    /// This view controller presents. The view may be anywhere in its window. The presentation stays in use as long as
    /// the view exists. The presentation controller's delegate is not asked about a presentation, and is not called for
    /// a cancelled one. The presented view controller keeps the presentation style `.custom` afterwards.
    ///
    /// - Parameter presentation: The view, the style, and the closure that makes the content.
    public func use(_ presentation: ExpandingPresentation) {
        guard let source = presentation.source else { return }
        removeExpandingPresentation(from: source)
        GesturePresenter(presentation, from: .view, for: self).install(on: source)
    }

    /// Removes the presentation from a view. Does nothing if the view has none.
    ///
    /// ```swift
    /// removeExpandingPresentation(from: miniPlayer)
    /// ```
    ///
    /// A view controller that it has presented stays. A presentation that is being dragged is cancelled.
    ///
    /// - Parameter source: The view.
    public func removeExpandingPresentation(from source: UIView) {
        for (pan, presenter) in TransitionPan.pans(on: source, for: GesturePresenter.self) {
            if case .view = presenter.source { pan.remove() }
        }
    }
}
