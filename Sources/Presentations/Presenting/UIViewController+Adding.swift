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
    /// The style decides about its layout, detents, dragging, keyboard and animation. Its controller is the one that it
    /// would have in a presentation, such as `legend.cardPresentationController`. No gesture, key or time removes it,
    /// unless it is `isRemovable`. The style's `presenter` and `statusBar` have no effect. For all differences from a
    /// presentation, and for a phone in landscape, see <doc:SheetsAndDetents#Keep-a-sheet-beside-its-screen>.
    ///
    /// Loads both views. The `parent` of `viewController` becomes a container of the kit, so remove it with
    /// ``UIKit/UIViewController/remove(_:animated:completion:)`` and not with `removeFromParent()`.
    ///
    /// Logs a message, does nothing and calls neither closure if `viewController` is this one, has a parent, is
    /// presented, or is the root of its window. The same if this view controller's view is a scroll view, or this is a
    /// navigation or tab bar controller, or a `UIHostingController`, whose view keeps the touches.
    ///
    /// - Parameters:
    ///   - viewController: The content. It gets appearance calls with the animation, and then as a child does.
    ///   - style: The style. A modal one dims this view controller's view.
    ///   - isRemovable: Whether the user can remove the view. Defaults to `false`.
    ///   - animated: Whether the view appears with its animation, once it is in a window. Defaults to `true`.
    ///   - completion: Called once on the main actor after the view has appeared or was removed, without animation
    ///     before this method returns. Not called if it is removed in `viewWillAppear(_:)`. Defaults to `nil`.
    ///   - onRemove: Called once on the main actor, with the reason, in the next turn of the main queue after the view
    ///     has gone. It is `.programmatic` after `remove`, and if this view controller is released. Defaults to `nil`.
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
    /// The style defaults to a medium and a large detent without dimming. For everything else see
    /// ``UIKit/UIViewController/add(_:as:isRemovable:animated:completion:onRemove:)``.
    public func addHalfSheet(
        _ viewController: UIViewController, style: HalfSheet = HalfSheet(largestUndimmedDetentIdentifier: .large),
        isRemovable: Bool = false, animated: Bool = true, completion: (() -> Void)? = nil,
        onRemove: ((DismissalReason) -> Void)? = nil
    ) {
        add(
            viewController, as: style, isRemovable: isRemovable, animated: animated, completion: completion,
            onRemove: onRemove)
    }

    /// Removes a view controller that was added with
    /// ``UIKit/UIViewController/add(_:as:isRemovable:animated:completion:onRemove:)``. It can be added or presented again afterwards.
    ///
    /// ```swift
    /// remove(legend) { [weak self] in self?.showLegendButton() }
    /// ```
    ///
    /// A view that is dragged or still appears leaves from its current position. If it already disappears, this only
    /// adds `completion`. If it was not added to this view controller, logs a message, and does not call `completion`.
    ///
    /// - Parameters:
    ///   - viewController: The content that was added.
    ///   - animated: Whether it disappears with its animation. Defaults to `true`.
    ///   - completion: Called once on the main actor after it has gone: without animation before this method returns.
    ///     Defaults to `nil`.
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
            return "\(self) shows only its screens. Add the view controller to one of them."
        }
        if isHostingController {
            return "\(self) passes no touches to views above its content. Add it to a parent controller."
        }
        if view is UIScrollView {
            return "\(self) would scroll another view with its own. Add it to a parent controller."
        }
        return nil
    }
}
