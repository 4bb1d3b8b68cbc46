import UIKit

/// A short message with a picture at its beginning and a button below, in the system's colours. Nothing in it depends
/// on the width of text, so it looks alike on every machine.
final class SampleViewController: UIViewController {
    let picture = UIView()
    let heading = UILabel()
    let text = UILabel()
    let button = UIButton(configuration: .filled())

    init(height: CGFloat = 260) {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: height)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "sample"
        view.backgroundColor = .systemBackground
        picture.accessibilityIdentifier = "picture"
        picture.backgroundColor = .systemOrange
        picture.layer.cornerCurve = .continuous
        picture.layer.cornerRadius = 10
        heading.accessibilityIdentifier = "heading"
        heading.text = "New voice memo"
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        text.accessibilityIdentifier = "text"
        text.text = "Recorded at noon"
        text.font = .systemFont(ofSize: 15)
        text.textColor = .secondaryLabel
        button.accessibilityIdentifier = "button"
        button.configuration?.title = "Play"
        button.configuration?.cornerStyle = .large
        [picture, heading, text, button].forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 24)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? area.maxX - x - width : area.minX + x, y: area.minY + y, width: width,
                height: height)
        }
        place(picture, 0, 0, 44, 44)
        place(heading, 56, 0, area.width - 56, 22)
        place(text, 56, 24, area.width - 56, 20)
        button.frame = CGRect(x: area.minX, y: area.maxY - 50, width: area.width, height: 50)
    }
}

/// A screen with coloured rows, to show what lies over it.
final class RowsViewController: UIViewController {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
    ]
    private var rows: [(row: UIView, mark: UIView, title: UILabel)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for (index, color) in Self.colors.enumerated() {
            let row = UIView()
            row.accessibilityIdentifier = "row\(index)"
            row.backgroundColor = .secondarySystemGroupedBackground
            row.layer.cornerRadius = 12
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
            mark.backgroundColor = color
            mark.layer.cornerRadius = 18
            let title = UILabel()
            title.text = "Memo \(index + 1)"
            row.addSubview(mark)
            row.addSubview(title)
            view.addSubview(row)
            rows.append((row, mark, title))
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, parts) in rows.enumerated() {
            let width = area.width - 32
            parts.row.frame = CGRect(
                x: area.minX + 16, y: area.minY + 16 + CGFloat(index) * 76, width: width, height: 64)
            parts.mark.center = CGPoint(x: isRightToLeft ? width - 32 : 32, y: 32)
            parts.title.frame = CGRect(x: isRightToLeft ? 14 : 64, y: 21, width: width - 78, height: 22)
        }
    }
}
