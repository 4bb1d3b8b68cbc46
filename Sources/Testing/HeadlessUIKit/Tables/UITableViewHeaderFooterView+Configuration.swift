/// Content and background as values (LC7, LC8).
extension UITableViewHeaderFooterView: ConfigurationHost {
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// Its view takes the place of the content view; the view's own labels are `nil` meanwhile. Defaults to `nil`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Excludes a background view: setting one resets the other (LC10). Defaults to `nil`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// The content of a header or a footer of the table that the view is in, without texts.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration = kind == .header ? .header() : .footer()
        return configuration.updated(for: configurationState)
    }

    /// The background of a header or a footer of the table that the view is in.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listHeader().updated(for: configurationState)
    }

    /// Has the configurations updated in the next layout, once for all calls until then.
    public func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    var currentState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection.inList(table?.style.listEnvironment))
        state.isPinned = isPinned
        return state
    }

    var ownContentView: UIView { content }

    func runUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    func removeBackgroundViews() { (backgroundColor, backgroundView) = (nil, nil) }
}
