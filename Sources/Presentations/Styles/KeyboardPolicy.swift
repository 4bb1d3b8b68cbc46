import UIKit

/// What a card, a popup or a drawer does about a keyboard that would cover it.
///
/// Only what is covered counts: a keyboard that floats beside it changes nothing. A keyboard that comes for another view
/// controller, presented over this one, is left to that. When the keyboard goes, everything is as it was.
public enum KeyboardPolicy: Equatable, Sendable {
    /// It moves up until it keeps its lower margin from the keyboard; at its upper margin it stops and becomes smaller.
    /// A popup stands in the room above the keyboard as it stands in the whole, in the middle for instance.
    case lift
    /// Its top stays where it is, and it ends above the keyboard by its lower margin. Where less than 44 points would be
    /// left it moves up.
    case shrink
    /// It stays as it is.
    case none
}
