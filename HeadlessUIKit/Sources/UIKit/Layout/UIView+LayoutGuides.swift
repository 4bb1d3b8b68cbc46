extension UIView {
    func add(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        storedLayoutGuides.append(guide)
    }

    func remove(_ guide: UILayoutGuide) {
        guard let index = storedLayoutGuides.firstIndex(where: { $0 === guide }) else { return }
        layoutGuideWillLeave(guide)
        storedLayoutGuides.remove(at: index)
        guide.owningView = nil
    }

    /// Returns one of the view's own guides, made on first use.
    func ownGuide(_ identifier: String, _ place: UILayoutGuide.Place) -> UILayoutGuide {
        if let guide = storedLayoutGuides.first(where: { $0.identifier == identifier }) { return guide }
        let guide = UILayoutGuide(of: self, identifier: identifier, place)
        storedLayoutGuides.append(guide)
        return guide
    }
}
