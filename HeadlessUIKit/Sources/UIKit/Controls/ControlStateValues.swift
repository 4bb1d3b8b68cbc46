/// One property of a control in each of its states: a title, a colour, an image. A state without a value has that of `.normal`.
struct ControlStateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state] ?? values[.normal] }
        set { values[state] = newValue }
    }
}
