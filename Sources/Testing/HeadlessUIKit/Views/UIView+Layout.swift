extension UIView {
    /// One layout of this view, in its own traits, bracketed by its view controller's callbacks (C26, C27).
    func performLayout() {
        (reportedTraits ?? traitCollection).performAsCurrent {
            updateReadableGuide()
            noteConcentricCorners()
            applyCorners()
            guard let owner else {
                layoutSubviews()
                return
            }
            owner.deliverIsAppearing()
            owner.layoutUnavailableContent()
            owner.viewWillLayoutSubviews()
            layoutSubviews()
            owner.viewDidLayoutSubviews()
        }
    }
}
