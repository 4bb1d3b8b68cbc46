/// Whether the keyboard joins hyphens to dashes. The harness leaves what is typed as it is.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`
    case no
    case yes
}
