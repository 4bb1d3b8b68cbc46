/// Content and background as values (LC7, LC8, CV19).
extension UICollectionViewCell: ConfigurationHost {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// Its view takes the place of the content view. Defaults to `nil`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Goes before `backgroundView` and `selectedBackgroundView`. Defaults to `nil`; list cells have one by themselves.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// Whether the content configuration is updated when the state changes. Defaults to `true`.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// Whether the background configuration is updated when the state changes. Defaults to `true`.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// The background of a cell in the list that it is in.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// Has the configurations updated in the next layout, once for all calls until then.
    public func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection.inList(listEnvironment))
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        return state
    }

    func runUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
