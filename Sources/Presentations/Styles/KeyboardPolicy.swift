import UIKit

/// What a card or a popup does about a keyboard that would cover it.
public enum KeyboardPolicy: Equatable, Sendable {
    /// It moves up, and where that is not enough it becomes smaller.
    case lift
    /// It stays where it is and ends above the keyboard.
    case shrink
    /// It stays as it is.
    case none
}
