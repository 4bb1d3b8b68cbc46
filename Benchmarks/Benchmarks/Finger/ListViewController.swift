import UIKit

/// Two hundred rows below a header, laid out from the top: however much of the sheet shows, nothing in it moves.
final class ListViewController: UIViewController {
    static let headerHeight: CGFloat = 60

    private let header = UILabel()
    let list = UIScrollView()
    private let rows = (0..<200).map { _ in UILabel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        header.text = "Two hundred rows"
        view.addSubview(header)
        list.contentInsetAdjustmentBehavior = .never
        view.addSubview(list)
        for (number, row) in rows.enumerated() {
            row.text = "Row \(number)"
            list.addSubview(row)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        header.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: Self.headerHeight)
        list.frame = CGRect(
            x: 0, y: Self.headerHeight, width: bounds.width, height: bounds.height - Self.headerHeight)
        list.contentSize = CGSize(width: bounds.width, height: 44 * CGFloat(rows.count))
        for (number, row) in rows.enumerated() {
            row.frame = CGRect(x: 16, y: 44 * CGFloat(number), width: bounds.width - 32, height: 44)
        }
    }
}
