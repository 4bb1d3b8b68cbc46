/// Whether words are checked. The harness leaves what is typed as it is.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`
    case no
    case yes
}
