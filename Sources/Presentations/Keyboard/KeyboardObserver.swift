import UIKit

/// Tracks the frame of the keyboard for one presentation.
///
/// UIKit announces the movements of a keyboard. A keyboard that was visible before, and one that the user drags, are
/// found by the keyboard layout guide.
@MainActor
final class KeyboardObserver {
    private weak var container: UIView?
    private var place: Place?
    private var tokens: NotificationTokens?
    private let belongsToAnother: () -> Bool
    private let onMove: (KeyboardMovement, _ appears: Bool) -> Void
    private let onDrag: () -> Void
    /// The probe, while there is a keyboard.
    private var probe: KeyboardGuideProbe?

    /// A frame of the keyboard. It is valid only for a screen of the same size; after a rotation UIKit posts a new one.
    private struct Place: Equatable {
        var frame: CGRect
        let screen: UIScreen
        let screenSize: CGSize
    }

    /// - Parameters:
    ///   - belongsToAnother: Returns whether a keyboard that appears now belongs to another presentation and is ignored.
    ///   - onMove: Called when UIKit announces another frame; `appears` is true for a keyboard that appears.
    ///   - onDrag: Called when a finger has moved the keyboard.
    init(
        in container: UIView, belongsToAnother: @escaping () -> Bool,
        onMove: @escaping (KeyboardMovement, _ appears: Bool) -> Void, onDrag: @escaping () -> Void
    ) {
        self.container = container
        self.belongsToAnother = belongsToAnother
        self.onMove = onMove
        self.onDrag = onDrag
        tokens = NotificationTokens(Self.names, read: { KeyboardMovement($0) }) { [weak self] in self?.follow($0) }
    }

    /// The frame of the keyboard in the container; `nil` while there is no keyboard.
    var frameInContainer: CGRect? {
        guard let place, let container, let window = container.window, place.screen.bounds.size == place.screenSize
        else { return nil }
        // Without another window, a window converts from the screen's coordinates.
        let inWindow = window.convert(place.frame, from: nil as UIWindow?)
        return container.convert(inWindow, from: window as UIView?)
    }

    private func follow(_ movement: KeyboardMovement) {
        guard let screen = container?.window?.screen, movement.screen == nil || movement.screen === screen else {
            return
        }
        let isVisible = movement.frame.overlaps(screen.bounds)
        let place =
            isVisible ? Place(frame: movement.frame, screen: screen, screenSize: screen.bounds.size) : nil
        let appears = self.place == nil
        guard place != self.place, !(appears && belongsToAnother()) else { return }
        self.place = place
        if isVisible { installProbe() } else { removeProbe() }
        onMove(movement, appears)
    }

    // MARK: The layout guide

    /// Looks for a keyboard that is already visible, and returns whether there is one.
    ///
    /// If UIKit has laid out the guide already, it is just read. Otherwise, and if there is a keyboard, constraints to
    /// the guide are added. They are avoided if possible, because the window may have had no constraints at all.
    func findKeyboard() -> Bool {
        guard place == nil, let container, let window = container.window else { return false }
        container.keyboardLayoutGuide.followsUndockedKeyboard = true
        if !container.laysOutKeyboardGuide {
            installProbe()
            UIView.performWithoutAnimation { container.layoutIfNeeded() }
        }
        guard let frame = container.frameOfKeyboardGuide else {
            removeProbe()
            return false
        }
        installProbe()
        let inWindow = container.convert(frame, to: window as UIView?)
        let screen = window.screen
        place = Place(
            frame: window.convert(inWindow, to: nil as UIWindow?), screen: screen, screenSize: screen.bounds.size)
        return true
    }

    /// Forgets the keyboard, which may be gone when the container is in a window again.
    func forget() {
        place = nil
        removeProbe()
    }

    func removeProbe() {
        probe?.removeFromSuperview()
        probe = nil
    }

    private func installProbe() {
        guard probe == nil, let container else { return }
        probe = KeyboardGuideProbe(in: container) { [weak self] in self?.guideDidMove() }
    }

    /// Called when the user drags the keyboard down, or up again. A keyboard below the screen is still the same one.
    private func guideDidMove() {
        guard let container, let known = frameInContainer else { return }
        let top = container.frameOfKeyboardGuide?.minY ?? container.bounds.maxY
        guard abs(top - known.minY) > 0.5, known.maxY >= container.bounds.maxY - 0.5 else { return }
        place?.frame.origin.y += top - known.minY
        onDrag()
    }

    /// The notifications that cover every movement. For an undocked or floating keyboard, UIKit posts only changes of
    /// the frame. For a keyboard that hides, it posts the hidden frame, and for one that the user drags, the frame
    /// afterwards.
    private static let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
}

/// The values in a notification about the keyboard.
struct KeyboardMovement: Sendable {
    /// The frame of the keyboard at the end of the movement, in the screen's coordinates.
    let frame: CGRect
    /// The duration of the movement, in seconds.
    let duration: TimeInterval
    /// The raw value of the animation curve, which need not be a public case.
    let curve: UInt
    /// The screen of the keyboard; `nil` before iOS 16.1.
    let screen: UIScreen?

    /// Reads a notification; returns `nil` if it has no frame.
    ///
    /// Notifications that are posted after a change have neither a duration nor a curve. The duration defaults to 0.25
    /// seconds, the curve to 0.
    init?(_ notification: Notification) {
        let info = notification.userInfo
        guard let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        self.frame = frame
        // Most keyboards take a quarter of a second.
        duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
        curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        screen = notification.object as? UIScreen
    }

    /// The options of an animation along with the keyboard. Views can be touched while they move.
    var options: UIView.AnimationOptions {
        [UIView.AnimationOptions(rawValue: curve << 16), .allowUserInteraction]
    }
}
