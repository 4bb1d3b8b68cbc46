/// The adjustment of spaces when text is pasted. The harness leaves typed text unchanged.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`
    case no
    case yes
}
