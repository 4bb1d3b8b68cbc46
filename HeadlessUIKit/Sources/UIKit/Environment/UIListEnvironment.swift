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

extension UITraitCollection {
    /// Returns these traits in a list, unless they already specify one.
    func inList(_ list: UIListEnvironment?) -> UITraitCollection {
        guard let list, listEnvironment == .unspecified else { return self }
        return modifyingTraits { $0.listEnvironment = list }
    }
}
