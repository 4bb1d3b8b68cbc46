/// The look of a half-sheet.
///
/// ```swift
/// // No floating sheet on iOS 26 either:
/// presentAsHalfSheet(places, style: HalfSheet(look: .classic))
/// ```
public enum SheetLook: Equatable, Sendable {
    /// The look of the system's own sheets: floating from iOS 26 on, if the app is built with its SDK, and classic
    /// otherwise.
    case automatic
    /// The look of iOS 15 to 18: attached to the bottom edge, as wide as the screen, with two round corners.
    case classic
    /// The look of iOS 26: below its largest height the sheet floats, 8 points from the sides and the bottom, and its
    /// four round corners follow those of the display. On the way to the largest height it becomes attached. The
    /// largest height ends at the top safe area, 10 points higher than in the classic look.
    ///
    /// The content is laid out for the narrower sheet, with the height of the detent. UIKit scales its content down
    /// instead, text included: by 377/393 on a phone that is 393 points wide.
    case floating
}
