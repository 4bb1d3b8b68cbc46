/// The text attributes that an app has set for the states of a bar item's title.
struct BarTitleAttributes {
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        get { attributes[state.rawValue] }
        set { attributes[state.rawValue] = newValue }
    }

    /// Returns the colour for the state, or that for the normal one.
    func color(for state: UIControl.State) -> UIColor? { value(.foregroundColor, for: state) }

    /// Returns the font for the state, or that for the normal one.
    func font(for state: UIControl.State) -> UIFont? { value(.font, for: state) }

    private func value<Value>(_ key: NSAttributedString.Key, for state: UIControl.State) -> Value? {
        (attributes[state.rawValue]?[key] ?? attributes[UIControl.State.normal.rawValue]?[key]) as? Value
    }
}
