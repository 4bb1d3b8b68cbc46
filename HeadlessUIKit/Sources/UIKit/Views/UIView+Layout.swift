extension UIView {
    /// Lays out this view once, with its own traits as the current ones, between the callbacks of its view controller
    /// (C26, C27).
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
