/// What a button shows in each of its states: a title, a colour, an image. A state without a value has that of `.normal`.
struct ButtonStateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state] ?? values[.normal] }
        set { values[state] = newValue }
    }
}
