import UIKit

package final class ListViewController: UIViewController {
    package let scrollView = UIScrollView()
    /// The height above the list, in points.
    package var topMargin: CGFloat = 0
    private let rows: Int

    package init(rows: Int) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { preconditionFailure("made in code") }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        for row in 0..<rows {
            let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 44, width: 393, height: 44))
            scrollView.addSubview(view)
        }
        scrollView.contentSize = CGSize(width: 393, height: CGFloat(rows) * 44)
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds.inset(by: UIEdgeInsets(top: topMargin, left: 0, bottom: 0, right: 0))
    }
}
