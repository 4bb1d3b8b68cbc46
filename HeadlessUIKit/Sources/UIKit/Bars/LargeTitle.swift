/// The large title of a navigation item.
enum LargeTitle {
    /// The height that a large title adds to the bar.
    static let fullHeight: CGFloat = 52

    /// Returns whether an item has a large title: the nearest item from it downwards that decides, or otherwise the
    /// bar.
    static func isPresent(in modes: [UINavigationItem.LargeTitleDisplayMode]) -> Bool {
        switch modes.last(where: { $0 != .automatic }) {
        case .never, .inline: false
        case .always, .automatic, nil: true
        }
    }
}
