/// The accessory view of the first responder on the screen: above the keys, or at the bottom where there are none.
///
/// It is in a window of its own in front of the app's. That window is as large as the app's, and is gone with the view.
@MainActor
final class InputAccessory {
    private(set) weak var window: InputWindow?
    private(set) weak var view: UIView?
    /// In points; zero without one.
    private(set) var height: CGFloat = 0

    /// Returns how high the accessory view of a first responder is, and zero without one.
    ///
    /// The height of its frame counts; where Auto Layout sizes it, what its constraints ask for.
    static func height(of view: UIView?, in window: UIWindow?) -> CGFloat {
        guard let view, let window else { return 0 }
        guard !view.translatesAutoresizingMaskIntoConstraints else { return view.frame.height }
        let width = CGSize(width: window.bounds.width, height: 0)
        return view.systemLayoutSizeFitting(
            width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Shows another view in place of the present one, or none. The new view begins at `top`, in points of the screen.
    func show(_ new: UIView?, over host: UIWindow?, top: CGFloat, height: CGFloat) {
        if new !== view { remove() }
        guard let new, let host else { return }
        if window == nil || window !== host.inputWindow {
            remove()
            window = host.makeInputWindow()
        }
        view = new
        self.height = height
        if new.superview !== window { window?.addSubview(new) }
        place(at: top)
        new.layoutIfNeeded()
    }

    /// Ends every movement of the view, and places it.
    func stop(at top: CGFloat) {
        view?.layer.removeAllAnimations()
        UIView.performWithoutAnimation { place(at: top) }
    }

    /// Inside an animation the view moves along.
    func place(at top: CGFloat) {
        guard let view, let window else { return }
        let origin = window.convert(CGPoint(x: 0, y: top), from: window.hostScreen.coordinateSpace)
        view.frame = CGRect(x: 0, y: origin.y, width: window.bounds.width, height: height)
    }

    func remove() {
        if view?.superview === window { view?.removeFromSuperview() }
        view = nil
        height = 0
        window?.leave()
        window = nil
    }
}

/// The window that accessory views are in.
final class InputWindow: UIWindow {
    private weak var host: UIWindow?

    init(over host: UIWindow) {
        self.host = host
        super.init(windowScene: host.hostScreen.scene)
        frame = host.frame
        isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("The window of an accessory view is made over the window that has it.")
    }

    override var canBecomeKey: Bool { false }

    /// Touches beside the accessory view are the app's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    func leave() {
        isHidden = true
        host?.inputWindow = nil
    }
}

extension UIWindow {
    fileprivate func makeInputWindow() -> InputWindow {
        let window = InputWindow(over: self)
        inputWindow = window
        return window
    }
}

extension UIResponder {
    /// The one that is shown while this object is first responder: its own, or that of the nearest responder that has
    /// one.
    var shownInputAccessoryView: UIView? {
        sequence(first: self, next: \.next).lazy.compactMap(\.inputAccessoryView).first
    }
}
