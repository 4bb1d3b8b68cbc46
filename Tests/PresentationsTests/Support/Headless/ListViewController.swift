import UIKit

final class ListViewController: UIViewController {
    let scrollView = UIScrollView()
    /// The height above the list, in points.
    var topMargin: CGFloat = 0
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        for row in 0..<rows {
            let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 44, width: 393, height: 44))
            scrollView.addSubview(view)
        }
        scrollView.contentSize = CGSize(width: 393, height: CGFloat(rows) * 44)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds.inset(by: UIEdgeInsets(top: topMargin, left: 0, bottom: 0, right: 0))
    }
}
