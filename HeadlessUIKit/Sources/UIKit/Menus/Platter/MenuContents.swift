/// The lines of a visible menu: inline menus are parts of it, hidden entries are left out, and deferred ones are
/// replaced by their results.
@MainActor
struct MenuContents {
    enum Item {
        case action(UIAction)
        case command(UICommand)
        /// A submenu that opens instead of this menu.
        case menu(UIMenu)
        case loading(UIDeferredMenuElement)
    }

    private(set) var title: String
    private(set) var sections: [[Item]] = []

    init(_ menu: UIMenu) {
        title = menu.title
        var current: [Item] = []
        Self.add(menu.children, to: &current, closing: &sections)
        if !current.isEmpty { sections.append(current) }
    }

    private static func add(_ elements: [UIMenuElement], to current: inout [Item], closing sections: inout [[Item]]) {
        for element in elements {
            switch element {
            case let action as UIAction where !action.attributes.contains(.hidden): current.append(.action(action))
            case let command as UICommand where !command.attributes.contains(.hidden):
                current.append(.command(command))
            case let menu as UIMenu where menu.options.contains(.displayInline):
                close(&current, &sections)
                add(menu.children, to: &current, closing: &sections)
                close(&current, &sections)
            case let menu as UIMenu: current.append(.menu(menu))
            case let deferred as UIDeferredMenuElement:
                if let found = deferred.elements {
                    add(found, to: &current, closing: &sections)
                } else {
                    current.append(.loading(deferred))
                }
            default: break
            }
        }
    }

    private static func close(_ current: inout [Item], _ sections: inout [[Item]]) {
        if !current.isEmpty { sections.append(current) }
        current = []
    }

    var isEmpty: Bool { sections.isEmpty }
    var deferred: [UIDeferredMenuElement] {
        sections.joined().compactMap { if case .loading(let element) = $0 { element } else { nil } }
    }
}

@MainActor
extension MenuContents.Item {
    var title: String {
        switch self {
        case .action(let action): action.title
        case .command(let command): command.title
        case .menu(let menu): menu.title
        case .loading: "Loading…"
        }
    }

    var element: UIMenuElement {
        switch self {
        case .action(let action): action
        case .command(let command): command
        case .menu(let menu): menu
        case .loading(let deferred): deferred
        }
    }

    var attributes: UIMenuElement.Attributes {
        switch self {
        case .action(let action): action.attributes
        case .command(let command): command.attributes
        case .menu(let menu): menu.options.contains(.destructive) ? .destructive : []
        case .loading: .disabled
        }
    }

    var state: UIMenuElement.State {
        switch self {
        case .action(let action): action.state
        case .command(let command): command.state
        case .menu, .loading: .off
        }
    }
}
