import UIKit

extension UIViewController {
    /// Shows a view controller as a half-sheet that stays: as a child, in front of this view controller's view, and not as a
    /// presentation. So everything can be presented while it is there, from this view controller as from the sheet.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     addHalfSheet(places, style: HalfSheet(
    ///         detents: [.height(80), .medium(), .large()], largestUndimmedDetentIdentifier: .medium))
    /// }
    /// ```
    ///
    /// It is the half-sheet that ``presentAsHalfSheet(_:style:animated:completion:onDismiss:)`` presents, with the same style,
    /// detents, drag, keyboard, grabber and animation. `viewController.halfSheetPresentationController` is its controller,
    /// with the `delegate` and ``PresentationController/presentedViewProgress``. What has to do with being presented does not
    /// apply: no gesture, key or time takes it away and the delegate is not asked, `presenter` and `statusBar` of the style
    /// have no effect, and VoiceOver stays where it is. The selected detent is kept while this view controller is off the
    /// screen; to keep it for longer, save the `selectedDetentIdentifier`, which is `Codable`, and pass it in the style.
    ///
    /// The call loads both views. The `parent` of `viewController` is a container of the kit's: remove the sheet with
    /// ``removeHalfSheet(_:animated:completion:)``, not with `removeFromParent()`. The container has the size of this view
    /// controller's view, also above its bars, and passes touches beside an undimmed sheet through. Views that are added later
    /// are in front of it. Several half-sheets may be added, the latest in front.
    ///
    /// If it is not possible, a message is logged, nothing happens, and `completion` is not called. That is the case if
    /// `viewController` is this one, has a parent, is presented or is the root of its window; and if this view controller's
    /// view is a scroll view, or it is a navigation or tab bar controller, whose children are its screens.
    ///
    /// - Parameters:
    ///   - viewController: The content. It receives the appearance calls along with the animation, and later those of this
    ///     view controller.
    ///   - style: The settings of the sheet. Defaults to a half-sheet with a medium and a large detent that dims nothing.
    ///   - animated: Whether the sheet appears with its animation. Defaults to `true`. Never animated while this view
    ///     controller's view is in no window, as in `viewDidLoad()`.
    ///   - completion: Called once when the sheet has appeared; before the call returns if nothing is animated. If the sheet is
    ///     removed on its way in, it is called when that is over. Not called if the content has it removed in
    ///     `viewWillAppear(_:)`. Defaults to `nil`.
    public func addHalfSheet(
        _ viewController: UIViewController, style: HalfSheet = HalfSheet(largestUndimmedDetentIdentifier: .large),
        animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let objection = objection(toAdding: viewController) {
            return Diagnostics().report(objection, about: "half-sheet")
        }
        HalfSheetContainerViewController(viewController, style: style)
            .add(to: self, animated: animated, completion: completion)
    }

    /// Removes a half-sheet that ``addHalfSheet(_:style:animated:completion:)`` has added. The view controller can be added
    /// or presented again afterwards.
    ///
    /// A sheet under a finger or on its way in leaves from where it is. For a sheet that leaves already, only `completion` is
    /// kept. For a view controller that is no half-sheet of this one nothing happens, a message is logged, and `completion`
    /// is not called.
    ///
    /// - Parameters:
    ///   - viewController: The content of the half-sheet.
    ///   - animated: Whether the sheet disappears with its animation. Defaults to `true`.
    ///   - completion: Called once when the sheet has gone; before the call returns if nothing is animated. Defaults to `nil`.
    public func removeHalfSheet(
        _ viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let container = viewController.parent as? HalfSheetContainerViewController, container.parent === self
        else {
            return Diagnostics().report("\(viewController) is no half-sheet of \(self).", about: "half-sheet")
        }
        container.remove(animated: animated, completion: completion)
    }

    /// Returns the reason for which the view controller cannot be added; `nil` if there is none.
    private func objection(toAdding viewController: UIViewController) -> String? {
        if sequence(first: self, next: \.parent).contains(viewController) {
            return "\(viewController) cannot be a half-sheet of itself, or of what is in it."
        }
        if viewController.parent != nil || viewController.presentingViewController != nil
            || viewController.viewIfLoaded?.window?.rootViewController === viewController
        {
            return "\(viewController) is already on the screen, or a child of another view controller."
        }
        if self is UINavigationController || self is UITabBarController {
            return "\(self) cannot have a half-sheet: its children are its screens. Add it to one of them."
        }
        if view is UIScrollView {
            return
                "\(self) cannot have a half-sheet, which would scroll with its view. Add it to a container around that."
        }
        return nil
    }
}
