extension UIButton {
    /// The look of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// A button without its own look: white titles, and images in their own colours.
        case custom = 0
        /// Titles and images in the tint.
        case system = 1
        /// An i in a circle.
        case detailDisclosure = 2
        /// An i in a circle.
        case infoLight = 3
        /// An i in a circle.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross in a circle, to close a presentation.
        case close = 7

        public static var roundedRect: ButtonType { .system }

        /// The default symbol of a button of the type. Chosen by eye, from the names of Apple's symbols.
        var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// The meaning of a button for the user.
    public enum Role: Int, Sendable {
        case normal = 0
        /// The default choice: its title is semibold.
        case primary = 1
        /// Leaves everything unchanged. It looks like a normal one.
        case cancel = 2
        /// Deletes data: red replaces the tint.
        case destructive = 3
    }
}
