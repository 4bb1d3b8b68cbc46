/// How much of a navigation bar's large title is seen while the content below it scrolls.
struct LargeTitle: Equatable {
    /// What a large title adds to the height of the bar.
    static let fullHeight: CGFloat = 52

    /// Whether the top item has one at all.
    var isPresent = false
    /// How far the content is above its resting place under the whole title; negative where it is pulled beyond it.
    var scrolled: CGFloat = 0

    /// What the content has pushed under the bar.
    var hiddenHeight: CGFloat { isPresent ? min(max(0, scrolled), Self.fullHeight) : 0 }
    /// What is left of the title, and counts as covered by the bar.
    var visibleHeight: CGFloat { isPresent ? Self.fullHeight - hiddenHeight : 0 }
    /// What a pull beyond the top adds to the bar, which follows the content.
    var stretch: CGFloat { isPresent ? max(0, -scrolled) : 0 }

    /// Whether an item has a large title: the nearest item from it downwards that decides, or else the bar.
    static func isPresent(in modes: [UINavigationItem.LargeTitleDisplayMode]) -> Bool {
        switch modes.last(where: { $0 != .automatic }) {
        case .never, .inline: false
        case .always, .automatic, nil: true
        }
    }
}
