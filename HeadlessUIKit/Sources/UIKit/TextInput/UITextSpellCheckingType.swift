/// Spell checking. The harness leaves typed text unchanged.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`
    case no
    case yes
}
