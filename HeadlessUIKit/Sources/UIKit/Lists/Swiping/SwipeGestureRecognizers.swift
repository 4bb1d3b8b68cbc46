/// Recognises fingers that move sideways on a row with actions on that side. Vertical movements are left to the scroll
/// view (TV51).
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    weak var list: (any SwipeableList)?
    /// The list whose rows they open.
    private(set) var swipe: RowSwipe?

    override var axes: UIAxis { .horizontal }

    override func accepts(_ travel: CGPoint) -> Bool {
        guard abs(travel.x) > abs(travel.y), let list else { return false }
        swipe = list.makeSwipe(at: location(in: list), direction: travel.x < 0 ? -1 : 1)
        return swipe != nil
    }

    override func reset() {
        super.reset()
        swipe = nil
    }
}

/// Recognises the first touch outside of the buttons while a row is open: it closes the row, and nothing else gets it
/// (TV51).
final class RowClosingGestureRecognizer: UIGestureRecognizer {
    weak var list: (any SwipeableList)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        guard let list, let swipe = list.swipe, swipe.isOpen,
            !touches.contains(where: { $0.view?.isDescendant(of: swipe.buttons) == true })
        else {
            state = .failed
            return
        }
        list.closeSwipe(animated: true)
        state = .began
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}
