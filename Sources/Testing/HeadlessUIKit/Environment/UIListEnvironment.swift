/// The kind of list that a view is in.
public enum UIListEnvironment: Int, Sendable {
    case unspecified
    /// In no list.
    case none
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
}
