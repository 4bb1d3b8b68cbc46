/// The accessibility settings of the virtual device. They are changed by `UIAccessibility.settings`, which posts the
/// same notifications as a device.
public struct UIAccessibility {
    @MainActor public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    @MainActor public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    @MainActor public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
    @MainActor public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    @MainActor public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
    @MainActor public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    @MainActor public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
    @MainActor public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
    @MainActor public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }

    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let screen = view.window?.screen else { return rect }
        return view.convert(rect, to: screen.coordinateSpace)
    }

    /// There is no system voice here: posted announcements are kept in `UIAccessibility.posted`.
    @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posted.append(Posting(notification, argument))
        moveFocus(for: notification, to: argument)
    }
}
