extension UITextField {
    /// The border of a field.
    public enum BorderStyle: Int, Sendable {
        case none
        case line
        case bezel
        case roundedRect
    }

    /// The state in which a field shows a view beside its text.
    public enum ViewMode: Int, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed
    }
}

extension UITextField.ViewMode {
    func shows(isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
