import UIKit

/// Listens to the keyboard for one presentation, and knows where it is.
///
/// It hears of a keyboard that moves. One that was there before, and stays, it does not know: UIKit tells nobody.
@MainActor
final class KeyboardObserver {
    private weak var container: UIView?
    private var place: Place?
    private var tokens: NotificationTokens?
    private let isForOthers: () -> Bool
    private let onMove: (KeyboardMovement, _ comes: Bool) -> Void

    /// A place means something on a screen of the size that it was told for; after a rotation UIKit tells a new one.
    private struct Place: Equatable {
        let frame: CGRect
        let screen: UIScreen
        let screenSize: CGSize
    }

    /// `isForOthers` says whether a keyboard that comes now is meant for another presentation, so that it is passed over.
    init(
        in container: UIView, isForOthers: @escaping () -> Bool,
        onMove: @escaping (KeyboardMovement, _ comes: Bool) -> Void
    ) {
        self.container = container
        self.isForOthers = isForOthers
        self.onMove = onMove
        tokens = NotificationTokens(Self.names, read: { KeyboardMovement($0) }) { [weak self] in self?.follow($0) }
    }

    /// Nil while there is no keyboard.
    var frameInContainer: CGRect? {
        guard let container, let window = container.window, let place, place.screen.bounds.size == place.screenSize
        else { return nil }
        // A window converts from the screen's coordinates when no other window is named.
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

    /// A keyboard that is undocked or floats only changes its frame. That it hides comes with the frame that it hides at, and
    /// what it does under the user's finger is told when it is over.
    private static let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
}
