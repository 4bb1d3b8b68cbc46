extension UIScrollView {
    /// A drag takes the keyboard away, or along from where the finger meets it (K6).
    func moveKeyboard() {
        guard let keyboard = window?.hostScreen.keyboard else { return }
        let pan = panGestureRecognizer
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .onDragWithAccessory:
            if pan.state == .began { keyboard.resign() }
        case .interactive, .interactiveWithAccessory:
            switch pan.state {
            case .began, .changed:
                let takesAccessory = keyboardDismissMode == .interactiveWithAccessory
                keyboard.drag(to: pan.location(in: nil).y, from: takesAccessory ? .accessory : .keys)
            case .ended: keyboard.letGo(velocity: pan.velocity(in: nil).y)
            case .cancelled: keyboard.letGo(velocity: 0)
            default: break
            }
        }
    }
}
