/// The placeholder of a view controller's content, and whether to ask the controller for it.
struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    /// True from the start: the first layout asks the controller.
    var needsUpdate = true
}

extension UIViewController {
    /// Shown over the whole view, in front of its other content; nil, the default, shows nothing. Without animation.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent.configuration }
        set {
            unavailableContent.configuration = newValue
            showUnavailableContent()
        }
    }

    /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout of the view.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        unavailableContent.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// The state that configurations are updated for: the controller's traits, and what is searched for in it.
    func makeContentUnavailableState() -> UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let text = navigationItem.searchController?.searchBar.text, !text.isEmpty { state.searchText = text }
        return state
    }

    /// Before each layout of the view: asks the controller if somebody wanted it, then puts the view in its place.
    func layoutUnavailableContent() {
        if unavailableContent.needsUpdate {
            unavailableContent.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        guard let view = unavailableContent.view, let host = viewIfLoaded else { return }
        if view.superview !== host || host.subviews.last !== view { host.addSubview(view) }
        view.frame = host.bounds
    }

    private func showUnavailableContent() {
        let configuration = unavailableContent.configuration?.updated(for: contentUnavailableConfigurationState)
        if let configuration, let view = unavailableContent.view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            unavailableContent.view?.removeFromSuperview()
            unavailableContent.view = configuration?.makeContentView()
        }
        viewIfLoaded?.setNeedsLayout()
    }
}
