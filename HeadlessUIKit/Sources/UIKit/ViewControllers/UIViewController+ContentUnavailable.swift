/// The placeholder of a view controller's content, and a flag that the controller has to be asked for it.
struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    /// True from the start: the first layout asks the controller.
    var needsUpdate = true
}

extension UIViewController {
    /// Shown over the whole view, in front of its other content, without an animation. Nil, the default, shows nothing.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent.configuration }
        set {
            unavailableContent.configuration = newValue
            showUnavailableContent()
        }
    }

    /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout of the view.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        unavailableContent.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// The state for configurations: the controller's traits, and the text that is searched for in it.
    func makeContentUnavailableState() -> UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let text = navigationItem.searchController?.searchBar.text, !text.isEmpty { state.searchText = text }
        return state
    }

    /// Called before each layout of the view: asks the controller if that was requested, and then puts the view in its
    /// place.
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
