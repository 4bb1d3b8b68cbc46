/// Content and background as values (LC7, LC8, CV19).
extension UICollectionViewCell: ConfigurationHost {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// Its view replaces the content view. Defaults to `nil`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Excludes background views: setting one resets the other (LC10). Defaults to `nil`, except in list cells.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// Returns the background of a cell for its list.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// Requests an update of the configurations in the next layout, one for all calls until then.
    public func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(
            of: self, in: listEnvironment, isHighlighted: isHighlighted, isSelected: isSelected, isEditing: isEditing)
        state.isSwiped = isSwiped
        return state
    }

    func removeBackgroundViews() { (backgroundColor, backgroundView, selectedBackgroundView) = (nil, nil, nil) }

    func runUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
