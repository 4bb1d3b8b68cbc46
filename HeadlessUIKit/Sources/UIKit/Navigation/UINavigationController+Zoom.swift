extension UINavigationController {
    /// Lets a gesture pop the top of the stack if that was pushed with a zoom.
    func makeZoomDismissal() {
        guard zoomDismissal == nil, isViewLoaded else { return }
        zoomDismissal = ZoomDismissal(on: area, isPush: true) { [weak self] in
            guard let self, childTransition == nil, modal.presented == nil, stack.count > 1 else { return nil }
            return topViewController
        } start: { [weak self] interactor in
            self?.popInteractively(with: interactor)
        }
    }
}
