extension UIMenu {
    /// Turns an entry on and its siblings off, in the menu with `.singleSelection` that contains it.
    func select(_ element: UIMenuElement) {
        let siblings = children.filter { !(($0 as? UIMenu)?.options.contains(.displayInline) ?? false) }
        if options.contains(.singleSelection), siblings.contains(where: { $0 === element }) {
            for sibling in siblings { sibling.setState(sibling === element ? .on : .off) }
        }
        for case let menu as UIMenu in children where menu.options.contains(.displayInline) { menu.select(element) }
    }

    /// Requests the deferred entries again that are not kept.
    func prepareDeferredElements() {
        for child in children {
            (child as? UIMenu)?.prepareDeferredElements()
            (child as? UIDeferredMenuElement)?.prepare()
        }
    }
}

extension UIMenuElement {
    func setState(_ state: State) {
        (self as? UIAction)?.state = state
        (self as? UICommand)?.state = state
    }
}
