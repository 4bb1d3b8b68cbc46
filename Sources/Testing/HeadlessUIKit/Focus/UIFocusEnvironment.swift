/// A part of the hierarchy in which the focus of a hardware keyboard moves.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Asked before the focus moves from here, or from inside, or to here or to the inside; `false` keeps it where it is.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
}

/// What the focus can be on.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
}
