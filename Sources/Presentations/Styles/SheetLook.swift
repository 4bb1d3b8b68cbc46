/// The look of a half-sheet.
public enum SheetLook: Equatable, Sendable {
    /// That of the system's own sheets: floating from iOS 26 on, in an app that is built for it, and classic before.
    case automatic
    /// As in iOS 15 to 18: attached to the bottom edge, as wide as the screen, with two round corners.
    case classic
    /// As in iOS 26: below its largest height the sheet floats, 8 points from the sides and the bottom, with four round corners
    /// that follow those of the display. As it grows to the largest height it becomes attached. That height reaches the safe
    /// area, 10 points further up than in the classic look.
    ///
    /// The content is laid out in the narrower sheet, and has the height that the detent names. UIKit shrinks its content
    /// instead, by 377/393 on a phone of 393 points, also the text.
    case floating
}
