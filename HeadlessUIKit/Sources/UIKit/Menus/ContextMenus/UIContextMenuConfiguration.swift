public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The content of one context menu, and its identifier.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    /// The order of the entries of a menu that opens upwards. Here the order is always that of the menu.
    open var preferredMenuElementOrder = ElementOrder.automatic

    init(
        _ identifier: any NSCopying, _ previewProvider: UIContextMenuContentPreviewProvider?,
        _ actionProvider: UIContextMenuActionProvider?
    ) {
        self.identifier = identifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The providers are called when the menu is shown, that of the preview first. A configuration without an
    /// identifier gets a new one. The system suggests no actions here.
    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier ?? NSUUID(), previewProvider, actionProvider)
    }

    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        case priority = 1
        case fixed = 2
    }
}
