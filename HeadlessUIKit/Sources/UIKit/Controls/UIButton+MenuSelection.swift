/// A pop-up button: exactly one entry of its menu is on, and the button shows it.
extension UIButton {
    /// True if the button is a pop-up button.
    var showsMenuSelection: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && storedMenu != nil }

    /// True if the chevrons are shown.
    var showsIndicator: Bool {
        switch configuration?.indicator {
        case nil, .some(.none): false
        case .automatic: showsMenuSelection
        case .popup: true
        }
    }

    /// The entry that a pop-up button shows.
    var selectedElement: UIMenuElement? { showsMenuSelection ? storedMenu?.selectedElements.first : nil }

    /// Turns the first entry on unless one is on, and all others off.
    func updateMenuSelection() {
        if showsMenuSelection, let menu = storedMenu {
            let entries = menu.entries
            let isOn = menu.selectedElements.first
            (isOn ?? entries.first { $0.canBeSelected }).map(menu.selectOnly)
        }
        // Buttons of bars get their menu in each layout.
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
    /// The entries, including those of menus that are shown inline.
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
