/// Whether pasting adds or removes spaces. The harness leaves what is typed as it is.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`
    case no
    case yes
}
