extension UIView {
    /// Adds an interaction, and removes it from its previous view.
    func take(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interactions.append(interaction)
    }

    /// Notifies the interactions that were added or removed.
    func interactionsDidChange(from old: [any UIInteraction]) {
        for gone in old where !interactions.contains(where: { $0 === gone }) {
            gone.willMove(to: nil)
            gone.didMove(to: nil)
        }
        for new in interactions where !old.contains(where: { $0 === new }) {
            new.willMove(to: self)
            new.didMove(to: self)
        }
    }
}
