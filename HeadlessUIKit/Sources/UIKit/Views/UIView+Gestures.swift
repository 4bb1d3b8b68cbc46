extension UIView {
    /// A recogniser belongs to one view, so it is removed from its previous one.
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        storedRecognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.abandon()
        recognizer.view = nil
        storedRecognizers.removeAll { $0 === recognizer }
    }

    func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
        for old in storedRecognizers where !recognizers.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        recognizers.forEach { addGestureRecognizer($0) }
    }
}
