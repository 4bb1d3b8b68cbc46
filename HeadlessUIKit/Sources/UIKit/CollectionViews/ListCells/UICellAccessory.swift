/// An accessory beside the content of a list cell: a mark, a button, a text, or a view of the app.
///
/// A cell has at most one of each system accessory, and any number of custom views.
public struct UICellAccessory {
    public let accessoryType: AccessoryType
    /// The side of an accessory, and the state in which it is displayed.
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

    /// The editing state in which an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// The width reserved for an accessory, which is centred in it.
    public enum LayoutDimension: Equatable, Sendable {
        /// The width of the accessory itself.
        case actual
        /// The same for all accessories of a kind, so that contents are aligned.
        case standard
        case custom(CGFloat)
    }

    /// The side of the content on which a custom view lies.
    public enum Placement {
        /// The closure gets the accessories of this side, from leading to trailing, and returns the index for this one.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public typealias Position = ([UICellAccessory]) -> Int

        /// Behind all others if the accessory does not exist.
        public static func position(after accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.isSame(as: accessory) }.map { $0 + 1 } ?? $0.count }
        }

        /// Before all others if the accessory does not exist.
        public static func position(before accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.isSame(as: accessory) } ?? 0 }
        }
    }

    /// The common part of all accessories' options.
    struct Options {
        var isHidden = false
        var reservedLayoutWidth = LayoutDimension.standard
        var tintColor: UIColor?
        var backgroundColor: UIColor?
        /// The font of a label.
        var text = ""
        var font = UIFont.preferredFont(forTextStyle: .body)
        var adjustsFontForContentSizeCategory = true
        /// True if a custom view keeps its size, whatever width is reserved for it.
        var maintainsFixedSize = false
        var showsVerticalSeparator = false
        var action: ActionHandler?
    }
}

extension UICellAccessory {
    /// Returns whether both are the same system accessory or the same view.
    func isSame(as other: UICellAccessory) -> Bool {
        switch (accessoryType, other.accessoryType) {
        case (.customView(let view), .customView(let other)): view === other
        default: rank != nil && rank == other.rank
        }
    }

    /// The place among the system's accessories of one side, from leading to trailing (CL5); `nil` for custom views.
    ///
    /// The detail button's place was not recorded.
    var rank: Int? {
        // Inlined into a search among accessories, this makes the optimiser of Swift 6.3 fail in release builds.
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
