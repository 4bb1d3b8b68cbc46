/// The finger that opens the menu of a control goes on over the menu (MN1).
extension UIControl {
    func updateMenuInteraction() {
        contextMenuInteraction.map { removeInteraction($0) }
        contextMenuInteraction = isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
        contextMenuInteraction.map { addInteraction($0) }
    }

    func openMenu(at touch: UITouch) {
        guard let interaction = contextMenuInteraction else { return }
        sendActions(for: .menuActionTriggered)
        interaction.show(at: touch.location(in: self))
        interaction.follow(touch)
    }

    /// Returns whether the finger belongs to the menu.
    func followsMenu(_ touch: UITouch) -> Bool {
        guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction, interaction.isShown else {
            return false
        }
        interaction.follow(touch)
        return true
    }

    func liftsOverMenu(_ touch: UITouch) -> Bool {
        guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction, interaction.isShown else {
            return false
        }
        interaction.lift(touch)
        return true
    }
}
