/// The direction in which a paragraph is written. `natural` follows the view that shows it.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
