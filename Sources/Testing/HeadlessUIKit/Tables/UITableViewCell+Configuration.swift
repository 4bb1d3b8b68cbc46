/// Content and background as values (LC7, LC8, CV19).
extension UITableViewCell: ConfigurationHost {
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Its view takes the place of the content view; the cell's own labels and image are `nil` meanwhile. Defaults to `nil`.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Excludes background views: setting one side resets the other (LC10). Defaults to `nil`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            setBackground(newValue)
            updateBackgrounds()
        }
    }

    /// The content of the cell's style, without image and texts.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The background of a cell in the table that it is in.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// Has the configurations updated in the next layout, once for all calls until then.
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
    /// What configurations that leave their look to the list are told (LC11).
    var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
