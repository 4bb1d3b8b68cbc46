/// Content and background as values (LC7, LC8, CV19).
extension UICollectionViewCell: ConfigurationHost {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// Its view takes the place of the content view. Defaults to `nil`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Excludes background views: setting one side resets the other (LC10). Defaults to `nil`; list cells have one by themselves.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// The background of a cell in the list that it is in.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// Has the configurations updated in the next layout, once for all calls until then.
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
