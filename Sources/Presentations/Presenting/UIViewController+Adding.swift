import UIKit

extension UIViewController {
    /// Adds a view controller in front of this view controller's view, which stays in use: as a child in the look of a
    /// presentation.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     add(
    ///         legend,
    ///         as: Card {
    ///             $0.edge = .top
    ///             $0.allowsBackgroundInteraction = true
    ///         },
    ///         isRemovable: true)
    /// }
    /// ```
    ///
    /// Both this view controller and the added one can present others. It has the layout, the detents, the dragging, the
    /// keyboard handling and the animation of the style. Its controller is the one that it would have in a presentation,
    /// such as `legend.cardPresentationController`, with a `delegate` and
    /// ``PresentationController/presentedViewProgress``. There are these differences:
    ///
    /// - No gesture, key or time removes it, and the delegate is not asked, unless it is `isRemovable`. The user then drags
    ///   it away, and everything else in the style's `dismissal` except `.edgeSwipe` removes it as well. The delegate is
    ///   asked and told as about a dismissal. Once the finger has lifted, the view cannot be caught.
    /// - The style's `presenter` and `statusBar` have no effect, and VoiceOver's cursor does not move to the view.
    /// - The selected detent is kept while this view controller is off the screen. To keep it for longer, save the
    ///   `selectedDetentIdentifier`, which is `Codable`, and pass it in the style.
    ///
    /// In a compact height, as on a phone in landscape, a half-sheet covers this view controller's view unless
    /// `prefersEdgeAttachedInCompactHeight` is set. To dim the view at the large detent, name a smaller one that is active
    /// in a compact height; `.medium()` is not.
    ///
    /// The call loads both views. The `parent` of `viewController` is a container of the kit, so remove it with
    /// ``UIKit/UIViewController/remove(_:animated:completion:)`` and not with `removeFromParent()`. The container has the
    /// size of this view controller's view, covers its bars, and passes touches beside an undimmed view through. Subviews
    /// and view controllers that are added later are in front of it.
    ///
    /// If the view controller cannot be added, a message is logged, nothing happens, and neither closure is called. That is
    /// the case if `viewController` is this one, has a parent, is presented, or is the root of its window, and if this view
    /// controller's view is a scroll view, or this is a navigation or tab bar controller, or a `UIHostingController`,
    /// whose view keeps the touches to itself. The content may be a hosting controller.
    ///
    /// - Parameters:
    ///   - viewController: The content. It receives appearance calls with the animation, and later those of this view
    ///     controller.
    ///   - style: The style. A modal one dims this view controller's view.
    ///   - isRemovable: Whether the user can remove the view. Defaults to `false`.
    ///   - animated: Whether the view appears with its animation. Defaults to `true`. It is not animated while this
    ///     view controller's view is not in a window, as in `viewDidLoad()`.
    ///   - completion: Called once on the main actor after the view has appeared. Without animation it is called
    ///     before this method returns. If the view is removed while it appears, it is called after the removal. Not
    ///     called if the view is removed in the content's `viewWillAppear(_:)`. Defaults to `nil`.
    ///   - onRemove: Called once on the main actor after the view has gone, with the reason, in the next turn of the main
    ///     queue. The reason is `.programmatic` after ``UIKit/UIViewController/remove(_:animated:completion:)`` and if this
    ///     view controller is released. Defaults to `nil`.
    public func add(
        _ viewController: UIViewController, as style: some PresentationStyle, isRemovable: Bool = false,
        animated: Bool = true, completion: (() -> Void)? = nil, onRemove: ((DismissalReason) -> Void)? = nil
    ) {
        if let obstacle = obstacle(toAdding: viewController) {
            return Diagnostics().report(obstacle, about: "adding")
        }
        let container = AddedContainerViewController(viewController, style: style, isRemovable: isRemovable)
        let lifecycle = container.controller.presentation.lifecycle
        if let onRemove { lifecycle.onEnd(PresentationLifecycle.onlyIfBegun(onRemove)) }
        container.add(to: self, animated: animated, completion: completion)
    }

    /// Adds a view controller as a half-sheet in front of this view controller's view, which stays in use.
    ///
    /// ```swift
    /// addHalfSheet(
    ///     places,
    ///     style: HalfSheet(
    ///         detents: [.height(80), .medium(), .large()],
    ///         largestUndimmedDetentIdentifier: .large,
    ///         prefersEdgeAttachedInCompactHeight: true))
    /// ```
    ///
    /// See ``UIKit/UIViewController/add(_:as:isRemovable:animated:completion:onRemove:)`` for everything else. The style
    /// defaults to a half-sheet with a medium and a large detent and without dimming.
    public func addHalfSheet(
        _ viewController: UIViewController, style: HalfSheet = HalfSheet(largestUndimmedDetentIdentifier: .large),
        isRemovable: Bool = false, animated: Bool = true, completion: (() -> Void)? = nil,
        onRemove: ((DismissalReason) -> Void)? = nil
    ) {
        add(
            viewController, as: style, isRemovable: isRemovable, animated: animated, completion: completion,
            onRemove: onRemove)
    }

    /// Removes a view controller that ``UIKit/UIViewController/add(_:as:isRemovable:animated:completion:onRemove:)`` has
    /// added. It can be added or presented again afterwards.
    ///
    /// ```swift
    /// remove(legend) { [weak self] in self?.showLegendButton() }
    /// ```
    ///
    /// A view that is being dragged or is still appearing disappears from its current position. If it is already
    /// disappearing, this only adds `completion`. If the view controller was not added to this one, a message is logged,
    /// nothing happens, and `completion` is not called.
    ///
    /// - Parameters:
    ///   - viewController: The content that was added.
    ///   - animated: Whether it disappears with its animation. Defaults to `true`.
    ///   - completion: Called once on the main actor after it has gone. Without animation it is called before
    ///     this method returns. Defaults to `nil`.
    public func remove(
        _ viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let container = viewController.parent as? AddedContainerViewController, container.parent === self
        else { return Diagnostics().report("\(viewController) was not added to \(self).", about: "adding") }
        container.remove(animated: animated, completion: completion)
    }

    /// Removes a half-sheet, as ``UIKit/UIViewController/remove(_:animated:completion:)`` does.
    public func removeHalfSheet(
        _ viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) { remove(viewController, animated: animated, completion: completion) }

    /// Returns the reason why the view controller cannot be added; `nil` if there is none.
    private func obstacle(toAdding viewController: UIViewController) -> String? {
        if sequence(first: self, next: \.parent).contains(viewController) {
            return "\(viewController) cannot be added to itself or to one of its children."
        }
        if !viewController.canBePresented {
            return "\(viewController) is already on the screen, or a child of another view controller."
        }
        if self is UINavigationController || self is UITabBarController {
            return
                "\(self) shows only its screens. Add the view controller to one of them."
        }
        if isHostingController {
            return
                "\(self) cannot show another view, because SwiftUI's passes no touches to views above its content. "
                + "Add it to a parent controller."
        }
        if view is UIScrollView {
            return
                "\(self) would scroll another view with its own. Add it to a parent controller."
        }
        return nil
    }
}
