/// The views of the first responder along the bottom of the screen: an input view that replaces the keys, and an
/// accessory view above it, above the keys, or alone.
///
/// They are in their own window in front of the app's. That window is as large as the app's, and is removed with them.
@MainActor
final class InputViews {
    private(set) weak var window: InputWindow?
    private(set) var shown = Contents()
    /// Behind an input view, down to the bottom of the screen. Its colour was chosen by eye.
    private var backdrop: UIView?

    /// Views and their heights, in points.
    struct Contents {
        weak var accessory: UIView?
        var accessoryHeight: CGFloat = 0
        weak var input: UIView?
        var inputHeight: CGFloat = 0
        /// The height below the input view for the home indicator.
        var bottomInset: CGFloat = 0

        var isEmpty: Bool { accessory == nil && input == nil }

        func isSame(as other: Contents) -> Bool {
            accessory === other.accessory && accessoryHeight == other.accessoryHeight && input === other.input
                && inputHeight == other.inputHeight && bottomInset == other.bottomInset
        }

        /// The height of the view that replaces the keys.
        var keysHeight: CGFloat { inputHeight + bottomInset }
    }

    private func makeBackdrop() -> UIView {
        let view = backdrop ?? UIView()
        view.backgroundColor = .systemGray4
        backdrop = view
        return view
    }

    /// Shows other views instead of the current ones, or none. New views begin at `top`, in points of the screen.
    func show(_ new: Contents, over host: UIWindow?, top: CGFloat) {
        if new.accessory !== shown.accessory { drop(shown.accessory) }
        if new.input !== shown.input { drop(shown.input) }
        guard let host, !new.isEmpty else { return remove() }
        if window == nil || window !== host.inputWindow {
            remove()
            window = host.makeInputWindow()
        }
        // Views that are there already may be moving.
        guard !new.isSame(as: shown) else { return }
        shown = new
        if new.input != nil { add(makeBackdrop()) } else { drop(backdrop) }
        for view in [new.input, new.accessory].compactMap(\.self) {
            add(view)
            UIView.performWithoutAnimation { place(at: top) }
            view.layoutIfNeeded()
        }
    }

    /// Ends every movement of the views, and places them.
    func stop(at top: CGFloat) {
        for view in [backdrop, shown.input, shown.accessory] { view?.layer.removeAllAnimations() }
        UIView.performWithoutAnimation { place(at: top) }
    }

    /// In an animation block the movement of the views is animated.
    func place(at top: CGFloat) {
        guard let window else { return }
        let origin = window.convert(CGPoint(x: 0, y: top), from: window.hostScreen.coordinateSpace)
        func frame(_ y: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: 0, y: origin.y + y, width: window.bounds.width, height: height)
        }
        shown.accessory?.frame = frame(0, shown.accessoryHeight)
        guard let input = shown.input else { return }
        input.frame = frame(shown.accessoryHeight, shown.inputHeight)
        backdrop?.frame = frame(shown.accessoryHeight, shown.keysHeight)
    }

    func remove() {
        for view in [backdrop, shown.input, shown.accessory] { drop(view) }
        shown = Contents()
        window?.leave()
        window = nil
    }

    private func add(_ view: UIView) {
        if view.superview !== window { window?.addSubview(view) }
    }

    private func drop(_ view: UIView?) {
        if let view, view.superview === window { view.removeFromSuperview() }
    }
}

// MARK: - Heights

extension InputViews {
    /// Returns the height of the accessory view of a first responder, and zero without one.
    ///
    /// The height of its frame counts, or, with Auto Layout, that of its constraints.
    static func accessoryHeight(of view: UIView?, in window: UIWindow?) -> CGFloat {
        guard let view, let window else { return 0 }
        return view.sizesItself ? fittingHeight(of: view, in: window) : view.frame.height
    }

    /// Returns the height of an input view above the home indicator (K8).
    ///
    /// Constraints size a view that asks for it. A view with a flexible height is as high as the `keys`. For other
    /// views the frame counts, or otherwise the intrinsic height.
    static func inputHeight(of view: UIView, in window: UIWindow, keys: CGFloat?) -> CGFloat {
        if view.sizesItself { return fittingHeight(of: view, in: window) }
        if view.autoresizingMask.contains(.flexibleHeight), let keys { return keys }
        if view.frame.height > 0 { return view.frame.height }
        let intrinsic = view.intrinsicContentSize.height
        return intrinsic > 0 ? intrinsic : keys ?? usualHeight
    }

    /// The height of the keys in portrait. Chosen by eye, for views without a height on screens whose keyboard has no
    /// frame yet.
    private static let usualHeight: CGFloat = 216

    private static func fittingHeight(of view: UIView, in window: UIWindow) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: window.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

extension UIView {
    /// True if constraints decide the height of the view above or instead of the keys.
    fileprivate var sizesItself: Bool {
        !translatesAutoresizingMaskIntoConstraints || (self as? UIInputView)?.allowsSelfSizing == true
    }
}

extension UIResponder {
    /// The accessory view that is shown while this object is first responder: its own, or that of the nearest next
    /// responder that has one.
    var shownInputAccessoryView: UIView? {
        ownerOfShownAccessoryView?.inputAccessoryView
    }

    /// The responder that has this accessory view.
    var ownerOfShownAccessoryView: UIResponder? {
        sequence(first: self, next: \.next).first { $0.inputAccessoryView != nil }
    }

    /// The view that is shown instead of the keys while this object is first responder: its own, or that of the nearest
    /// next responder that has one.
    var shownInputView: UIView? {
        sequence(first: self, next: \.next).lazy.compactMap(\.inputView).first
    }
}
