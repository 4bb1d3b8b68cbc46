import UIKit

/// Tracks the frame of the keyboard for one presentation.
///
/// It hears about a keyboard when the keyboard moves. A keyboard that was visible before and does not move is
/// unknown, since UIKit posts no notification for it.
@MainActor
final class KeyboardObserver {
    private weak var container: UIView?
    private var place: Place?
    private var tokens: NotificationTokens?
    private let isForOthers: () -> Bool
    private let onMove: (KeyboardMovement, _ comes: Bool) -> Void

    /// A frame of the keyboard. It is valid on a screen of the same size only; after a rotation UIKit posts a new one.
    private struct Place: Equatable {
        let frame: CGRect
        let screen: UIScreen
        let screenSize: CGSize
    }

    /// - Parameters:
    ///   - isForOthers: Returns whether a keyboard that appears now belongs to another presentation and is ignored.
    ///   - onMove: Called when the frame of the keyboard has changed; `comes` is true for a keyboard that appears.
    init(
        in container: UIView, isForOthers: @escaping () -> Bool,
        onMove: @escaping (KeyboardMovement, _ comes: Bool) -> Void
    ) {
        self.container = container
        self.isForOthers = isForOthers
        self.onMove = onMove
        tokens = NotificationTokens(Self.names, read: { KeyboardMovement($0) }) { [weak self] in self?.follow($0) }
    }

    /// The frame of the keyboard in the container; `nil` while there is no keyboard.
    var frameInContainer: CGRect? {
        guard let container, let window = container.window, let place, place.screen.bounds.size == place.screenSize
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
        let comes = self.place == nil
        guard place != self.place, !(comes && isForOthers()) else { return }
        self.place = place
        onMove(movement, comes)
    }

    /// The notifications that cover every movement. An undocked or floating keyboard posts only changes of its frame.
    /// A keyboard that hides posts the frame at which it is hidden. A keyboard that the user drags posts its frame
    /// afterwards.
    private static let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
}
