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
                let y = pan.location(in: nil).y + keyboardDismissPadding
                keyboard.drag(to: y, from: takesAccessory ? .accessory : .keys)
            case .ended: keyboard.letGo(velocity: pan.velocity(in: nil).y)
            case .cancelled: keyboard.letGo(velocity: 0)
            default: break
            }
        }
    }

    /// That of the keyboard guides of this view and the views around it.
    private var keyboardDismissPadding: CGFloat {
        let views = sequence(first: self as UIView, next: \.superview)
        let guides = views.flatMap(\.layoutGuides).compactMap { $0 as? UIKeyboardLayoutGuide }
        return guides.map(\.keyboardDismissPadding).max() ?? 0
    }
}
