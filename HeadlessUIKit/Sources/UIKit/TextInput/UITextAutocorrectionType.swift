/// The keyboard's correction of words. The harness leaves typed text unchanged.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`
    case no
    case yes
}
