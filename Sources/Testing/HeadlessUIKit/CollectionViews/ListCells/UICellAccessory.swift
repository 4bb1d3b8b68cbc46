/// Something beside the content of a list cell: a mark, a button, a text, a view of the app's.
///
/// A cell has at most one of each of the system's accessories, and any number of custom views.
public struct UICellAccessory {
    public let accessoryType: AccessoryType
    /// Where it stands and when it is displayed.
    let placement: Placement
    let options: Options

    public typealias ActionHandler = () -> Void

    public enum AccessoryType {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case detail
        case customView(UIView)
    }

    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// The width that an accessory takes from the content. The accessory is centred in it.
    public enum LayoutDimension: Equatable, Sendable {
        /// Of the accessory itself.
        case actual
        /// The same for all accessories of a kind, so that contents line up.
        case standard
        case custom(CGFloat)
    }

    /// The side of the content on which a custom view stands.
    public enum Placement {
        /// The closure is given the accessories of this side, from leading to trailing, and tells the index for this one.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public typealias Position = ([UICellAccessory]) -> Int

        /// Behind all others if the accessory is not there.
        public static func position(after accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.isSame(as: accessory) }.map { $0 + 1 } ?? $0.count }
        }

        /// Before all others if the accessory is not there.
        public static func position(before accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.isSame(as: accessory) } ?? 0 }
        }
    }

    /// The part that all accessories' options have in common.
    struct Options {
        var isHidden = false
        var reservedLayoutWidth = LayoutDimension.standard
        var tintColor: UIColor?
        var backgroundColor: UIColor?
        /// Of a label.
        var text = ""
        var font = UIFont.preferredFont(forTextStyle: .body)
        var adjustsFontForContentSizeCategory = true
        /// Whether a custom view keeps its size, however wide the room for it is.
        var maintainsFixedSize = false
        var showsVerticalSeparator = false
        var action: ActionHandler?
    }
}

extension UICellAccessory {
    /// Whether both stand for the same system accessory or the same view.
    func isSame(as other: UICellAccessory) -> Bool {
        switch (accessoryType, other.accessoryType) {
        case (.customView(let view), .customView(let other)): view === other
        default: rank != nil && rank == other.rank
        }
    }

    /// From leading to trailing, the place among the system's accessories of one side (CL5); `nil` for custom views.
    ///
    /// The detail button's place was not recorded.
    var rank: Int? {
        // Inlined into a search among accessories, this stops the optimiser of Swift 6.3 in release builds.
        @inline(never) get {
            switch accessoryType {
            case .delete: 0
            case .insert: 1
            case .multiselect: 2
            case .outlineDisclosure: 3
            case .label: 4
            case .detail: 5
            case .checkmark: 6
            case .disclosureIndicator: 7
            case .reorder: 8
            case .customView: nil
            }
        }
    }

    func isDisplayed(isEditing: Bool) -> Bool {
        guard !options.isHidden else { return false }
        switch placement.displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }
}

extension UICellAccessory.Placement {
    var displayed: UICellAccessory.DisplayedState {
        switch self {
        case .leading(let displayed, _), .trailing(let displayed, _): displayed
        }
    }

    var position: Position {
        switch self {
        case .leading(_, let position), .trailing(_, let position): position
        }
    }

    var isLeading: Bool {
        if case .leading = self { true } else { false }
    }
}
