/// A pop-up button: its menu has exactly one entry that is on, and the button shows which.
extension UIButton {
    /// Whether the button is one.
    var showsMenuSelection: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && storedMenu != nil }

    /// Whether the chevrons are shown.
    var showsIndicator: Bool {
        switch configuration?.indicator {
        case nil, .some(.none): false
        case .automatic: showsMenuSelection
        case .popup: true
        }
    }

    /// The entry that a pop-up button shows.
    var selectedElement: UIMenuElement? { showsMenuSelection ? storedMenu?.selectedElements.first : nil }

    /// Turns the first entry on unless one is, and all but one off.
    func updateMenuSelection() {
        if showsMenuSelection, let menu = storedMenu {
            let entries = menu.entries
            let isOn = menu.selectedElements.first
            (isOn ?? entries.first { $0.canBeSelected }).map(menu.selectOnly)
        }
        // Buttons of bars are told of their menu in each layout.
        let isShown = parts.label.text == currentTitle && showsIndicator == (parts.indicator != nil)
        if !isShown { contentDidChange() }
    }

    func showMenuSelection(_ element: UIMenuElement) {
        guard showsMenuSelection, let menu = storedMenu, menu.entries.contains(where: { $0 === element }) else {
            return
        }
        menu.selectOnly(element)
        contentDidChange()
    }
}

extension UIMenu {
    /// The entries, with those of the menus that are shown inline.
    fileprivate var entries: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            guard let menu = child as? UIMenu else { return [child] }
            return menu.options.contains(.displayInline) ? menu.entries : []
        }
    }

    fileprivate func selectOnly(_ element: UIMenuElement) {
        for entry in entries { entry.setState(entry === element ? .on : .off) }
    }
}

extension UIMenuElement {
    fileprivate var canBeSelected: Bool { self is UIAction || self is UICommand }
}
