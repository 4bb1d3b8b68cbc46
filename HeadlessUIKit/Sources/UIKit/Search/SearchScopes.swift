/// The row of a search bar in which the user chooses the scope of the search.
@MainActor
final class SearchScopes {
    private let control = UISegmentedControl()
    var onSelect: ((Int) -> Void)?
    /// The visibility that the app or the search controller wants.
    var isWanted = false
    /// Kept while there are no segments, and when they are replaced.
    private(set) var selectedIndex = 0

    var titles: [String]? {
        didSet {
            control.removeAllSegments()
            for (index, title) in (titles ?? []).enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            select(selectedIndex)
        }
    }

    /// Without titles there is no row.
    var isShown: Bool { isWanted && titles?.isEmpty == false }

    init() {
        control.addAction(UIAction { [weak self] _ in self?.userDidSelect() }, for: .valueChanged)
    }

    func select(_ index: Int) {
        selectedIndex = index
        control.selectedSegmentIndex =
            control.numberOfSegments > index ? index : UISegmentedControl.noSegment
    }

    private func userDidSelect() {
        selectedIndex = control.selectedSegmentIndex
        onSelect?(selectedIndex)
    }

    /// The row fades in at its place.
    func place(in bar: UIView, frame: CGRect) {
        if isShown, control.superview == nil {
            bar.addSubview(control)
            UIView.performWithoutAnimation { control.alpha = 0 }
        }
        guard control.superview != nil else { return }
        if isShown { UIView.performWithoutAnimation { control.frame = frame } }
        control.alpha = isShown ? 1 : 0
    }
}
