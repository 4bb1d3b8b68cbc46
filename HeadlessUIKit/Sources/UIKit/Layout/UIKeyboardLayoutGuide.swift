/// The keyboard's place in a view: the part that it covers, down to the view's bottom. Without a docked keyboard the
/// guide begins at the bottom of the safe area (K4).
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// True if the guide also follows a keyboard that floats or is split.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { owningView?.layoutGuidesChanged() } }
    }
    /// True if the guide begins at the bottom of the safe area while there is no keyboard, instead of at the view's
    /// bottom.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.layoutGuidesChanged() } }
    }
    /// The distance above the keyboard at which a finger begins to drag it away, for example the height of a bar on top
    /// of it. Defaults to 0.
    open var keyboardDismissPadding: CGFloat = 0

    init(of view: UIView) {
        super.init(of: view, identifier: "UIKeyboardLayoutGuide", .inset { _ in .zero })
    }

    open override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let bottom = view.bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        let away = CGRect(x: view.bounds.minX, y: bottom, width: view.bounds.width, height: view.bounds.maxY - bottom)
        guard let window = view.window, let keyboard = window.hostScreen.keyboard.frame else { return away }
        let covered = view.convert(keyboard, from: window.hostScreen.coordinateSpace)
        // A view that is turned edge-on covers nothing of the screen.
        guard covered.minX.isFinite, covered.minY.isFinite, covered.width.isFinite, covered.height.isFinite else {
            return away
        }
        guard window.hostScreen.docks(keyboard) else { return followsUndockedKeyboard ? covered : away }
        let top = min(bottom, max(view.bounds.minY, covered.minY))
        return CGRect(x: away.minX, y: top, width: away.width, height: view.bounds.maxY - top)
    }
}

extension UIScreen {
    /// Views that are constrained to the keyboard move along with it, with its duration and curve (K4).
    func moveKeyboardGuides(isAnimated: Bool) {
        let isAway = keyboard.frame == nil
        for window in liveWindows {
            guard let engine = window.layoutEngine, engine.followsKeyboard else { continue }
            let duration = isAnimated ? Keyboard.announcedDuration : 0
            UIView.animate(withDuration: duration, delay: 0, options: .keyboardCurve) {
                engine.checkKeyboard(isAway: isAway)
                window.setNeedsLayout()
                window.layoutIfNeeded()
            }
        }
    }

    /// Called when a finger has moved the keyboard: constraints follow in the next layout (K6).
    func keyboardWasDragged() {
        let isAway = keyboard.frame == nil
        for window in liveWindows {
            guard let engine = window.layoutEngine, engine.followsKeyboard else { continue }
            engine.checkKeyboard(isAway: isAway)
            window.setNeedsLayout()
        }
    }
}
