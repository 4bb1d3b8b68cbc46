extension UIControl {
    /// The distance that a finger may slide out of a control before tracking ends.
    private static let reach: CGFloat = 70

    func track(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            isTouchInside = false
            return
        }
        trackedTouch = touch
        isHighlighted = true
        sendActions(for: .touchDown, with: event)
        if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
        if showsMenuAsPrimaryAction { openMenu(at: touch) }
    }

    func follow(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        guard !followsMenu(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        guard continueTracking(touch, with: event) else { return letGo() }
        let isInside = isTouchInside
        isHighlighted = isInside
        if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit, with: event) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func finish(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        guard !liftsOverMenu(touch) else { return letGo() }
        let isInside = isNear(touch)
        // Subclasses read there whether the finger was lifted inside.
        isTouchInside = isInside
        isHighlighted = false
        endTracking(touch, with: event)
        letGo()
        sendActions(for: isInside ? touchUpInsideEvents : .touchUpOutside, with: event)
    }

    func cancel(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        contextMenuInteraction?.letGo()
        letGo()
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    private func letGo() {
        trackedTouch = nil
        isTouchInside = false
        isHighlighted = false
    }

    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }
}
