/// The keyboard's look. Nothing is drawn of it here.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`
    case dark
    case light
}
