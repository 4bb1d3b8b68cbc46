/// Whether the keyboard curls quotes. The harness leaves what is typed as it is.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`
    case no
    case yes
}
