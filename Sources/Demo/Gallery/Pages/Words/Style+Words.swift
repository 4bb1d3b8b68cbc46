extension Style {
    var title: String {
        switch self {
        case .card: "Card"
        case .halfSheet: "Half-sheet"
        case .popup: "Popup"
        case .drawer: "Drawer"
        }
    }

    var sentence: String {
        switch self {
        case .card:
            "Floats inside the safe area, with rounded corners and a shadow. Its content decides its height."
        case .halfSheet:
            """
            Attached to the bottom edge, as tall as the selected detent. In a wide window it is a centred column, stands \
            at a side, or floats.
            """
        case .popup:
            """
            A small window in the middle, at the top or at the bottom of the screen, or next to a view, with an arrow that \
            points at it.
            """
        case .drawer:
            "Attached to the leading or trailing edge, and as tall as the screen."
        }
    }
}
