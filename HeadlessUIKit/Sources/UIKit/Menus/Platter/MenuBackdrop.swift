/// Fills the window while a menu is open: views below it get no touches (MN4).
final class MenuBackdrop: UIView {
    weak var menu: MenuPresentation?
    private var followed: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard followed == nil, let touch = touches.first else { return }
        followed = touch
        menu?.follow(touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let followed, touches.contains(followed) else { return }
        menu?.follow(followed)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followed, touches.contains(touch) else { return }
        followed = nil
        menu?.lift(touch)
        menu?.tapped(at: touch.location(in: self))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        followed = nil
        menu?.letGo()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        menu?.layout()
    }

    override func accessibilityPerformEscape() -> Bool {
        menu?.close(animated: true)
        return true
    }
}
