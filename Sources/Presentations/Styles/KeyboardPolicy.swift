import UIKit

/// The way in which a presented view avoids a software keyboard that covers it.
///
/// A keyboard that floats beside the view changes nothing. A keyboard that appears for another view controller, presented
/// over this one, changes nothing either. When the keyboard hides, the view returns to its frame. A keyboard that is there when
/// the presentation begins counts, and one that a finger drags is followed. In a view that moves, the first responder is
/// scrolled into sight in the scroll view that contains it; without one, the content makes room itself.
///
/// With `.expand` and `.none` the user can drag a half-sheet to a detent behind the keyboard. If less than 44 points of the
/// first responder would then be visible, or less than all of a lower one, editing ends and the keyboard hides while the
/// sheet settles. A detent that code selects does not end editing, and neither does a drag while the first responder
/// belongs to the presenting view.
public enum KeyboardPolicy: Equatable, Sendable {
    /// The view shows its largest detent while the keyboard is visible; the content avoids the rest of the keyboard, as in
    /// UIKit's own sheets. The selected detent does not change, and the user can drag the sheet to another one. A keyboard
    /// for the presenting view, beside an undimmed sheet, does not expand it. A view without detents stays where it is.
    case expand
    /// The view moves up until it keeps its lower margin from the keyboard. At its upper margin, or at the top of the large
    /// detent, it stops and becomes smaller. A popup keeps its position in the room above the keyboard. The height of a
    /// half-sheet's detent is then the whole height of the sheet: there is no bottom safe area to add.
    case lift
    /// The top of the view stays, and the view ends above the keyboard by its lower margin. Where less than 44 points would
    /// remain, it moves up.
    case shrink
    /// The view stays where it is.
    case none
}
