extension UIView {
    /// One layout of this view, bracketed by its view controller's callbacks (C26, C27).
    func performLayout() {
        guard let owner else {
            layoutSubviews()
            return
        }
        owner.deliverIsAppearing()
        owner.viewWillLayoutSubviews()
        layoutSubviews()
        owner.viewDidLayoutSubviews()
    }
}
