/// The heights of a navigation bar's rows below its buttons while content scrolls: a large title, and a search bar.
///
/// Content that moves up first covers the search bar, if that hides, and then the title.
struct BarCollapse: Equatable {
    /// The state of the bar during a search.
    enum Search {
        case none
        /// The whole bar stays, and nothing collapses.
        case inPlace
        /// Only the search bar remains.
        case alone
    }

    /// True if the top item has a large title at all.
    var hasTitle = false
    /// The height of the row of the search bar; zero without one.
    var searchHeight: CGFloat = 0
    /// True if scrolling content hides the search bar.
    var hidesSearch = false
    var search = Search.none
    /// The distance of the content above its resting place under the whole bar; negative if it is pulled beyond it.
    var scrolled: CGFloat = 0

    private var titleHeight: CGFloat { hasTitle && search != .alone ? LargeTitle.fullHeight : 0 }
    private var movableTitleHeight: CGFloat { search == .none ? titleHeight : 0 }
    private var movableSearchHeight: CGFloat { search == .none && hidesSearch ? searchHeight : 0 }

    /// The total height that scrolling can remove.
    var collapsibleHeight: CGFloat { movableSearchHeight + movableTitleHeight }
    /// The height that the content has pushed under the bar.
    var hiddenHeight: CGFloat { min(max(0, scrolled), collapsibleHeight) }
    private var hiddenSearchHeight: CGFloat { min(hiddenHeight, movableSearchHeight) }

    /// The remaining height of the search bar, which counts as covered by the bar.
    var visibleSearchHeight: CGFloat { searchHeight - hiddenSearchHeight }
    /// The remaining height of the title, which counts as covered by the bar.
    var visibleTitleHeight: CGFloat { titleHeight - (hiddenHeight - hiddenSearchHeight) }
    var visibleHeight: CGFloat { visibleTitleHeight + visibleSearchHeight }
    /// The height that a pull beyond the top adds to the bar, which follows the content.
    var stretch: CGFloat { collapsibleHeight > 0 ? max(0, -scrolled) : 0 }
    /// Returns whether content is below the bar, whatever remains of it.
    func isCovered(by scrolled: CGFloat) -> Bool { scrolled > collapsibleHeight + 0.001 }

    /// The height of a large title that a finger has to hide before it stays hidden: 36 points of 52 are not enough, 37
    /// are (recorded on iOS 26.1).
    private static let hidingHeight: CGFloat = 36.5

    /// Returns the resting place of content that would stop half-way: each row is completely visible or not at all.
    func rest(for scrolled: CGFloat) -> CGFloat {
        guard scrolled > 0, scrolled < collapsibleHeight else { return scrolled }
        let search = movableSearchHeight
        if scrolled < search { return scrolled < search / 2 ? 0 : search }
        return scrolled - search < Self.hidingHeight ? search : collapsibleHeight
    }
}
