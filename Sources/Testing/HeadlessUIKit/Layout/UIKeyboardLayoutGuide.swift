/// Where the keyboard is in a view: what it covers, down to the view's bottom. Without a docked keyboard the guide begins
/// where the safe area ends (K4).
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide also follows a keyboard that floats or is split.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { owningView?.layoutGuidesChanged() } }
    }
    /// Whether the guide begins at the safe area's bottom while there is no keyboard, and not at the view's.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.layoutGuidesChanged() } }
    }
    /// Points above the keyboard that a finger meets first when it drags the keyboard away, for example the height of a bar that
    /// stands on it. Defaults to 0.
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
    /// What constraints keep to the keyboard goes along with it, in its time and on its curve (K4).
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

    /// A finger has moved the keyboard: constraints follow in the next layout (K6).
    func keyboardWasDragged() {
        let isAway = keyboard.frame == nil
        for window in liveWindows {
            guard let engine = window.layoutEngine, engine.followsKeyboard else { continue }
            engine.checkKeyboard(isAway: isAway)
            window.setNeedsLayout()
        }
    }
}
