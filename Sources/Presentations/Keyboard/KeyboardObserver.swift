import UIKit

/// Tracks the frame of the keyboard. UIKit announces its movements, and the guide finds one from before, or dragged.
@MainActor
final class KeyboardObserver {
    private weak var container: UIView?
    /// The frame on the screen; `nil` while there is no keyboard.
    private var frame: CGRect?
    /// The size of the screen with that frame. For another size, after a rotation, UIKit posts a new frame.
    private var screenSize = CGSize.zero
    /// The frame that UIKit has announced last, and the size of the screen then.
    private var announced: (frame: CGRect, screenSize: CGSize)?
    private var tokens: NotificationTokens?
    private var editing: NotificationTokens?
    private let belongsToAnother: () -> Bool
    private let onMove: (KeyboardMovement, _ appears: Bool) -> Void
    private let onDrag: () -> Void
    private weak var editedView: UIView?
    private var editedHeight: CGFloat = 0
    /// Only while there is a keyboard.
    private var probe: KeyboardGuideProbe?

    /// - Parameters:
    ///   - belongsToAnother: Returns whether a keyboard that appears now is another presentation's.
    ///   - onMove: Called when UIKit announces another frame; `appears` is true for a keyboard that appears.
    ///   - onDrag: Called when a finger has moved the keyboard.
    ///   - onEdit: Called when another view is edited, which is animated, or when a text view may have grown.
    init(
        in container: UIView, belongsToAnother: @escaping () -> Bool,
        onMove: @escaping (KeyboardMovement, _ appears: Bool) -> Void, onDrag: @escaping () -> Void,
        onEdit: @escaping (_ isAnimated: Bool) -> Void
    ) {
        self.container = container
        self.belongsToAnother = belongsToAnother
        self.onMove = onMove
        self.onDrag = onDrag
        editing = NotificationTokens(Self.editingNames, read: \.name) {
            onEdit($0 != UITextView.textDidChangeNotification)
        }
        tokens = NotificationTokens(Self.names, read: \.keyboardMovement) { [weak self] in self?.follow($0) }
    }

    var frameInContainer: CGRect? {
        guard let frame, let container, let screen = container.window?.screen, screen.bounds.size == screenSize else {
            return nil
        }
        return container.convert(frame, from: screen.coordinateSpace)
    }

    /// The least height of the presented view in which the first responder is seen; zero if it is not known.
    var heightForEditing: CGFloat { frame != nil && editedView?.isFirstResponder == true ? editedHeight : 0 }

    /// Notes that height, or zero if none is of use. Returns `false` if nothing changes.
    func note(_ height: CGFloat, for view: UIView) -> Bool {
        let isKnown = view === editedView && (editedHeight == 0 || height > 0 && height < editedHeight + 0.5)
        guard frame != nil, !isKnown else { return false }
        (editedView, editedHeight) = (view, height)
        return true
    }

    private func follow(_ movement: KeyboardMovement) {
        guard let screen = container?.window?.screen, movement.screen == nil || movement.screen === screen else {
            return
        }
        if !movement.isOver {
            announced = (movement.frame, screen.bounds.size)
        } else if let announced, announced.frame == movement.frame, announced.screenSize != screen.bounds.size {
            // The end of a movement from before a rotation. Its frame is one of the old screen.
            return
        }
        let coming = movement.frame.overlaps(screen.bounds) ? movement.frame : nil
        let isKnown = coming == frame && (coming == nil || screen.bounds.size == screenSize)
        let appears = frame == nil
        guard !isKnown, !(appears && belongsToAnother()) else { return }
        frame = coming
        screenSize = screen.bounds.size
        if coming == nil { forget() } else { installProbe() }
        onMove(movement, appears)
    }

    /// The notifications that cover every movement. For an undocked or floating keyboard, UIKit posts only changes of
    /// the frame; for one that hides the hidden frame, and for a dragged one the frame afterwards.
    private static let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]

    private static let editingNames = [
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
        UITextView.textDidChangeNotification,
    ]

    // MARK: The layout guide

    /// Looks for a keyboard that is already visible, and returns whether there is one. Adds constraints to the guide
    /// only if it is not laid out, or there is a keyboard: the window may have had no constraints at all.
    func findKeyboard() -> Bool {
        guard frame == nil, let container, let screen = container.window?.screen else { return false }
        container.keyboardLayoutGuide.followsUndockedKeyboard = true
        if container.keyboardLayoutGuide.layoutFrame.width == 0 {
            installProbe()
            UIView.performWithoutAnimation { container.layoutIfNeeded() }
        }
        guard let found = container.frameOfKeyboardGuide else {
            removeProbe()
            return false
        }
        installProbe()
        frame = container.convert(found, to: screen.coordinateSpace)
        screenSize = screen.bounds.size
        return true
    }

    /// Forgets the keyboard, which may be gone when the container is in a window again.
    func forget() {
        frame = nil
        editedView = nil
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
        frame?.origin.y += top - known.minY
        onDrag()
    }
}

/// The values in a notification about the keyboard: its frame at the end, in the screen's coordinates, the duration in
/// seconds, the options of an animation along with it, its screen (`nil` before iOS 16.1), and whether it is over.
typealias KeyboardMovement = (
    frame: CGRect, duration: TimeInterval, options: UIView.AnimationOptions, screen: UIScreen?, isOver: Bool
)

extension Notification {
    /// A notification after a change has neither a duration nor a curve. Views can be touched while they move.
    fileprivate var keyboardMovement: KeyboardMovement? {
        guard let frame = userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        // Most keyboards take a quarter of a second.
        let duration = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
        // The curve need not be a public case.
        let curve = userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        let options: UIView.AnimationOptions = [.init(rawValue: curve << 16), .allowUserInteraction]
        let isOver = name == UIResponder.keyboardDidChangeFrameNotification
        return (frame, duration, options, object as? UIScreen, isOver)
    }
}
