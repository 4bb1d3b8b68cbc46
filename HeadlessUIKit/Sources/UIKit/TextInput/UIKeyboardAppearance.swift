/// The look of the keyboard. It is not drawn here.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`
    case dark
    case light
}
