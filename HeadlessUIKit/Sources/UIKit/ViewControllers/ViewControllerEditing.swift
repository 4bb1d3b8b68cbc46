/// The editing state of a controller, and the button that shows it.
@MainActor
struct ViewControllerEditing {
    private(set) var isOn = false
    private var item: UIBarButtonItem?

    mutating func set(_ editing: Bool) {
        isOn = editing
        updateItem()
    }

    mutating func button(for controller: UIViewController) -> UIBarButtonItem {
        if let item { return item }
        let action = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        let made = UIBarButtonItem(primaryAction: action)
        item = made
        updateItem()
        return made
    }

    private func updateItem() {
        item?.title = isOn ? "Done" : "Edit"
        item?.style = isOn ? .done : .plain
    }
}
