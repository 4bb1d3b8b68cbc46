extension UIScrollView {
    /// A drag dismisses the keyboard, or moves it from the point where the finger meets it (K6).
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

    /// The padding of the keyboard guides of this view and its superviews.
    private var keyboardDismissPadding: CGFloat {
        let views = sequence(first: self as UIView, next: \.superview)
        let guides = views.flatMap(\.layoutGuides).compactMap { $0 as? UIKeyboardLayoutGuide }
        return guides.map(\.keyboardDismissPadding).max() ?? 0
    }
}

extension UIView {
    /// Scrolls the caret of a text view, or all of a field, into sight in each scroll view that contains it (TX5). An app
    /// that already scrolls there is left alone.
    func scrollEditedTextIntoSight() {
        guard isFirstResponder else { return }
        let text = self as? UITextView
        let place = text.flatMap { text in text.selectedTextRange.map { text.caretRect(for: $0.end) } } ?? bounds
        for case let scroll as UIScrollView in sequence(first: self, next: \.superview)
        where scroll.isScrollEnabled && !scroll.isTracking {
            let rest = scroll.run?.destination ?? scroll.contentOffset
            // Whole points, so that no edge is cut off.
            let offset = scroll.offset(showing: convert(place, to: scroll).integral, from: rest)
            if offset != rest { scroll.setContentOffset(offset, animated: true) }
        }
    }
}
