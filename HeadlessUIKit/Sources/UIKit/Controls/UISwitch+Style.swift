extension UISwitch {
    /// A sliding knob, or a box with a check mark, which is for apps on a Mac.
    public enum Style: Int, Sendable {
        case automatic
        case checkbox
        case sliding
    }

    /// The style that is shown: on a phone and an iPad always `sliding`.
    public var style: UISwitch.Style { .sliding }
}
