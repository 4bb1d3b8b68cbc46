extension UIView {
    /// Records that a requested fitting size may have changed.
    func noteFittingChange() {
        for view in ancestors {
            guard let state = view.layoutState, state.fittingSizeWasAsked else { continue }
            state.fittingSizeWasAsked = false
            view.layoutRoot.layoutStateMade.fittingNews.append(ViewLayoutState.WeakView(view: view))
        }
    }

    /// Called on the topmost view, before the views are laid out.
    func tellFittingNews() {
        guard let state = layoutState, !state.fittingNews.isEmpty else { return }
        let views = state.fittingNews.compactMap(\.view)
        state.fittingNews = []
        for view in views {
            view.owner?.announceFittingSize()
            view.superview?.fittingSizeDidChange(of: view)
        }
    }
}

extension UIViewController {
    /// Reports to the container of this controller that Auto Layout may give its view another fitting size. It is an
    /// open question whether a controller that presents this one gets the report.
    fileprivate func announceFittingSize() {
        if let parent {
            parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        } else if Assumptions.current.fittingSizeNews != .never {
            modal.presentation?.controller.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Content that is constrained to the safe area may need more room, or less.
    func noteFittingChangeOfSafeArea() {
        guard Assumptions.current.fittingSizeNews == .alsoForSafeArea else { return }
        viewIfLoaded?.noteFittingChange()
    }
}
