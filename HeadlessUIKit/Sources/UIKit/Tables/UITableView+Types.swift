extension UITableView {
    /// Row heights, header heights and estimates with this value are chosen by the table.
    public class var automaticDimension: CGFloat { -1 }

    public enum Style: Int, Sendable {
        case plain
        case grouped
        case insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none
        case top
        case middle
        case bottom
    }

    /// All of them move in the same way here, except `none`, which is not animated.
    public enum RowAnimation: Int, Sendable {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges
        case fromAutomaticInsets
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        case enabled
        case enabledIncludingConstraints
    }
}
