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
    /// The page has drawn a frame.
    case drawn(frame: Int)
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

/// Why a message is refused.
struct RefusedMessage: Error, Equatable {
    var reason: String
}
