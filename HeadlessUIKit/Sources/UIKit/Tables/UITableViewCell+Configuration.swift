/// Content and background as values (LC7, LC8, CV19).
extension UITableViewCell: ConfigurationHost {
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Its view replaces the content view; the cell's own labels and image are `nil` meanwhile. Defaults to `nil`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Excludes background views: setting one resets the other (LC10). Defaults to `nil`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            setBackground(newValue)
            updateBackgrounds()
        }
    }

    /// Returns the content of the cell's style, without image and texts.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns the background of a cell for its table.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// Requests an update of the configurations in the next layout, one for all calls until then.
    public func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(
            of: self, in: table?.style.listEnvironment, isHighlighted: isHighlighted, isSelected: isSelected,
            isEditing: isEditing)
        state.isSwiped = isSwiped
        return state
    }

    var ownContentView: UIView { content }

    func runUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    func removeBackgroundViews() { (backgroundColor, backgroundView, selectedBackgroundView) = (nil, nil, nil) }
}

extension UITableView.Style {
    /// The environment for configurations whose look follows the list (LC11).
    var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
