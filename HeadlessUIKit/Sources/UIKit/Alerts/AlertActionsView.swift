/// The actions of an alert. A finger that slides over them highlights the action under it, and chooses it when it
/// lifts.
final class AlertActionsView: UIView {
    var onChoose: (UIAlertAction) -> Void = { _ in }
    /// The frames of the actions, in the order in which they are shown.
    var frames: [CGRect] = [] {
        didSet { for (button, frame) in zip(buttons, frames) { button.frame = frame } }
    }
    private var buttons: [AlertActionButton] = []
    private weak var finger: UITouch?

    func show(_ actions: [UIAlertAction], preferred: UIAlertAction?) {
        if !buttons.map(\.action).elementsEqual(actions, by: ===) {
            buttons.forEach { $0.removeFromSuperview() }
            buttons = actions.map(makeButton)
            buttons.forEach(addSubview)
        }
        for button in buttons { button.update(isPreferred: button.action === preferred) }
    }

    private func makeButton(for action: UIAlertAction) -> AlertActionButton {
        let button = AlertActionButton(action)
        button.onChoose = { [weak self, weak action] in action.map { self?.onChoose($0) } }
        return button
    }

    /// All are as high as the highest.
    var buttonHeight: CGFloat { buttons.map(\.fittingHeight).max() ?? AlertLayout.actionHeight }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        highlight(button(below: touch))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        highlight(button(below: finger))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        let chosen = button(below: finger)
        letGo()
        chosen.map { onChoose($0.action) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        letGo()
    }

    private func letGo() {
        finger = nil
        highlight(nil)
    }

    private func highlight(_ button: AlertActionButton?) {
        for other in buttons { other.isHighlighted = other === button }
    }

    private func button(below touch: UITouch) -> AlertActionButton? {
        buttons.first { $0.action.isEnabled && $0.frame.contains(touch.location(in: self)) }
    }
}
