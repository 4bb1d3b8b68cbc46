/// Whether the keyboard corrects words. The harness leaves what is typed as it is.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`
    case no
    case yes
}
