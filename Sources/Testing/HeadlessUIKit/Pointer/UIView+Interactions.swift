extension UIView {
    /// Takes an interaction, away from the view that it belongs to.
    func take(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interactions.append(interaction)
    }

    /// Tells those that have come or gone.
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
