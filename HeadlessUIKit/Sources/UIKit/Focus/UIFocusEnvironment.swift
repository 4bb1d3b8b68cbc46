/// A part of the hierarchy in which the focus of a hardware keyboard moves.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Called before the focus moves out of this environment, within it, or into it; `false` keeps it in place.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
}

/// An item that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
}
