/// The keyboard's conversion of quotes. The harness leaves typed text unchanged.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`
    case no
    case yes
}
