import UIKit

/// A scroll view whose content size is set, as in a list, and optionally a view above it.
package final class ListLikeViewController: UIViewController {
    package enum Place: CaseIterable, Sendable {
        case content, filling, pinned, underHeader
    }

    package let scrollView = UIScrollView()
    package let field = UITextField()
    private let place: Place

    package init(_ place: Place, height: CGFloat) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        scrollView.contentSize = CGSize(width: 300, height: height)
        scrollView.contentInsetAdjustmentBehavior = .never
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    package override func loadView() {
        guard place == .content else { return super.loadView() }
        view = scrollView
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.addSubview(field)
        switch place {
        case .content: break
        case .filling:
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(scrollView)
        case .pinned: view.addPinned(scrollView)
        case .underHeader: pinUnderHeader()
        }
    }

    /// 60 points and the list.
    private func pinUnderHeader() {
        let header = UIView()
        header.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let stack = UIStackView(arrangedSubviews: [header, scrollView])
        stack.axis = .vertical
        view.addPinned(stack)
    }

    /// The height around the list.
    package var additionalHeight: CGFloat { place == .underHeader ? 60 : 0 }
}
