import UIKit

/// What a page says to its stage.
enum PageMessage: Equatable {
    /// Begins anew with the state of a link.
    case open(link: String)
    /// A finger or the mouse button, at a point of the screen.
    case touchDown(CGPoint)
    case touchMoved(CGPoint)
    case touchUp
    /// Two fingers on a trackpad, or a wheel, while the pointer is at a point.
    case scroll(at: CGPoint, by: CGVector)
    case type(String)
    case press(PageKey)
    /// Presents, pushes, or selects the next tab.
    case present
    case dismiss
    /// Gives a setting or an option a value.
    case set(name: String, value: String)
    /// Gives every option of the style its default.
    case reset
    case pause(Bool)
    /// Shows the next sixtieth of a second while it pauses.
    case step
    /// Sends what can be seen inside, or no longer.
    case inspect(Bool)
    /// Begins to record, or ends.
    case record(Bool)
    case save(Picture)
    /// The page has drawn a frame.
    case drawn(frame: Int)

    /// What can be saved.
    enum Picture: String {
        /// What a snapshot test compares with.
        case reference
        /// What was recorded, as a row of pictures.
        case filmstrip
        /// What was recorded, as a picture that moves.
        case animation
    }
}

/// A key that types nothing.
struct PageKey: Equatable {
    var name: Name
    var shift = false
    var command = false

    enum Name: String {
        case escape = "Escape"
        case enter = "Enter"
        case backspace = "Backspace"
        case up = "ArrowUp"
        case down = "ArrowDown"
        case left = "ArrowLeft"
        case right = "ArrowRight"
        case period = "."
    }
}

extension PageKey {
    var usage: UIKeyboardHIDUsage {
        switch name {
        case .escape: .keyboardEscape
        case .enter: .keyboardReturnOrEnter
        case .backspace: .keyboardDeleteOrBackspace
        case .up: .keyboardUpArrow
        case .down: .keyboardDownArrow
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .period: .keyboardPeriod
        }
    }

    var modifiers: UIKeyModifierFlags {
        var modifiers: UIKeyModifierFlags = []
        if shift { modifiers.insert(.shift) }
        if command { modifiers.insert(.command) }
        return modifiers
    }
}

/// Why a message is refused.
struct RefusedMessage: Error, Equatable {
    var reason: String
}
