/// The keyboard's conversion of hyphens to dashes. The harness leaves typed text unchanged.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`
    case no
    case yes
}
