/// The heights of a navigation bar's rows below its buttons while content scrolls: a large title, and a search bar.
///
/// Content that moves up first takes the search bar, if that hides, and then the title.
struct BarCollapse: Equatable {
    /// What a search that goes on makes of the bar.
    enum Search {
        case none
        /// The whole bar stays, and nothing collapses.
        case inPlace
        /// Only the search bar is left.
        case alone
    }

    /// Whether the top item has a large title at all.
    var hasTitle = false
    /// The height of the row of the search bar; zero without one.
    var searchHeight: CGFloat = 0
    /// Whether content takes the search bar along.
    var hidesSearch = false
    var search = Search.none
    /// How far the content is above its resting place under the whole bar; negative where it is pulled beyond it.
    var scrolled: CGFloat = 0

    private var titleHeight: CGFloat { hasTitle && search != .alone ? LargeTitle.fullHeight : 0 }
    private var movableTitleHeight: CGFloat { search == .none ? titleHeight : 0 }
    private var movableSearchHeight: CGFloat { search == .none && hidesSearch ? searchHeight : 0 }

    /// What content can take away in all.
    var collapsibleHeight: CGFloat { movableSearchHeight + movableTitleHeight }
    /// What the content has pushed under the bar.
    var hiddenHeight: CGFloat { min(max(0, scrolled), collapsibleHeight) }
    private var hiddenSearchHeight: CGFloat { min(hiddenHeight, movableSearchHeight) }

    /// What is left of the search bar, and counts as covered by the bar.
    var visibleSearchHeight: CGFloat { searchHeight - hiddenSearchHeight }
    /// What is left of the title, and counts as covered by the bar.
    var visibleTitleHeight: CGFloat { titleHeight - (hiddenHeight - hiddenSearchHeight) }
    var visibleHeight: CGFloat { visibleTitleHeight + visibleSearchHeight }
    /// What a pull beyond the top adds to the bar, which follows the content.
    var stretch: CGFloat { collapsibleHeight > 0 ? max(0, -scrolled) : 0 }
    /// Whether content is below the bar, whatever is left of that.
    func isCovered(by scrolled: CGFloat) -> Bool { scrolled > collapsibleHeight + 0.001 }

    /// Where content that would come to rest half-way rests instead: each row is seen as a whole or not at all.
    func rest(for scrolled: CGFloat) -> CGFloat {
        guard scrolled > 0, scrolled < collapsibleHeight else { return scrolled }
        let stops = [0, movableSearchHeight, collapsibleHeight]
        return stops.min { abs($0 - scrolled) < abs($1 - scrolled) } ?? scrolled
    }
}
