/// Content and background as values (LC7, LC8).
extension UITableViewHeaderFooterView: ConfigurationHost {
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// Its view replaces the content view; the view's own labels are `nil` meanwhile. Defaults to `nil`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Excludes a background view: setting one resets the other (LC10). Defaults to `nil`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// Returns the content of a header or a footer for the view's table, without texts.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration = kind == .header ? .header() : .footer()
        return configuration.updated(for: configurationState)
    }

    /// Returns the background of a header or a footer for the view's table.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listHeader().updated(for: configurationState)
    }

    /// Requests an update of the configurations in the next layout, one for all calls until then.
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
