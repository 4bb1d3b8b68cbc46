/// The accessibility settings of the virtual device. They are changed by `UIAccessibility.settings`, which posts the
/// same notifications as a device.
public struct UIAccessibility {
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    @preconcurrency @MainActor
    public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
    @preconcurrency @MainActor
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    @preconcurrency @MainActor
    public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }

    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let screen = view.window?.screen else { return rect }
        return view.convert(rect, to: screen.coordinateSpace)
    }

    /// There is no system voice here: posted announcements are kept in `UIAccessibility.posted`.
    @preconcurrency @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posted.append(Posting(notification, argument))
        moveFocus(for: notification, to: argument)
    }
}
