/// The state of a cell: the common part of all views, and the part of cells in lists.
public struct UICellConfigurationState: UIConfigurationState, InteractionState, Hashable {
    private var view: UIViewConfigurationState
    public var isEditing = false
    /// True if the items below this one are shown.
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none

    public init(traitCollection: UITraitCollection) {
        view = UIViewConfigurationState(traitCollection: traitCollection)
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { view[key] }
        set { view[key] = newValue }
    }

    /// The state of the cell in a drag session that began with it.
    public enum DragState: Int, Sendable {
        case none
        case lifting
        case dragging
    }

    /// The state of the cell while something is dragged over its list.
    public enum DropState: Int, Sendable {
        case none
        case notTargeted
        case targeted
    }
}

extension UICellConfigurationState {
    public var traitCollection: UITraitCollection {
        get { view.traitCollection }
        set { view.traitCollection = newValue }
    }

    public var isDisabled: Bool {
        get { view.isDisabled }
        set { view.isDisabled = newValue }
    }

    public var isHighlighted: Bool {
        get { view.isHighlighted }
        set { view.isHighlighted = newValue }
    }

    public var isSelected: Bool {
        get { view.isSelected }
        set { view.isSelected = newValue }
    }

    public var isFocused: Bool {
        get { view.isFocused }
        set { view.isFocused = newValue }
    }

    public var isPinned: Bool {
        get { view.isPinned }
        set { view.isPinned = newValue }
    }
}

extension UICellConfigurationState {
    /// The state of a cell. A cell with disabled interaction counts as disabled.
    @MainActor
    init(of cell: UIView, in list: UIListEnvironment?, isHighlighted: Bool, isSelected: Bool, isEditing: Bool) {
        self.init(traitCollection: cell.traitCollection.inList(list))
        isDisabled = !cell.isUserInteractionEnabled
        self.isHighlighted = isHighlighted
        self.isSelected = isSelected
        self.isEditing = isEditing
    }
}
