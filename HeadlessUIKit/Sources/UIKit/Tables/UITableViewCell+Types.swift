extension UITableViewCell {
    /// The parts of a cell without a content configuration.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default`
        /// A text at the leading side, a detail at the trailing side.
        case value1
        /// A small text, followed by a detail.
        case value2
        /// A detail below the text.
        case subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
        /// The same as `singleLine`.
        case singleLineEtched
    }

    /// All values except `none` look alike.
    public enum SelectionStyle: Int, Sendable {
        case none
        case blue
        case gray
        case `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }

    public enum EditingStyle: Int, Sendable {
        case none
        case delete
        case insert
    }
}

/// The position of a row in its section.
struct RowPlace: Hashable {
    var isFirst = false
    var isLast = false
}
