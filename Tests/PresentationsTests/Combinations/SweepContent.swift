import UIKit

/// A screen that lists the views that must be visible, and touchable.
protocol SweepContent: UIViewController {
    /// Views that a finger aims for.
    var targets: [UIControl] { get }
    /// Views that must not be cut off.
    var labels: [UILabel] { get }
    /// The view that scrolls if there is too little room.
    var scrollView: UIScrollView? { get }
    /// Two views, the first of which is nearer to the leading edge.
    var leadingAndTrailing: (UIView, UIView) { get }
    /// True if its height can be found by laying it out.
    var isMeasured: Bool { get }
}

/// Text with two small buttons above it and a wide one below: laid out by constraints, follows the safe area and the
/// text size, and scrolls if there is too little room.
final class SweepTextViewController: UIViewController, SweepContent {
    private let close = UIButton(type: .system)
    private let more = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let heading = UILabel()
    private let text = UILabel()
    private let scroll = UIScrollView()

    var targets: [UIControl] { [close, more, done] }
    var labels: [UILabel] { [heading, text] }
    var scrollView: UIScrollView? { scroll }
    var leadingAndTrailing: (UIView, UIView) { (close, more) }
    var isMeasured: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        close.setTitle("×", for: .normal)
        more.setTitle("+", for: .normal)
        done.setTitle("Done", for: .normal)
        done.titleLabel?.font = .preferredFont(forTextStyle: .body)
        done.titleLabel?.adjustsFontForContentSizeCategory = true
        heading.text = "The train leaves at noon"
        text.text = "It goes from platform nine. Bring water, a coat and your tickets; dinner is on board."
        for (label, style) in [(heading, UIFont.TextStyle.title2), (text, .body)] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        scroll.contentInsetAdjustmentBehavior = .never
        for part in [close, more, done, scroll] { add(part, to: view) }
        for label in labels { add(label, to: scroll) }
        NSLayoutConstraint.activate(barConstraints + scrollConstraints)
    }

    private func add(_ part: UIView, to parent: UIView) {
        part.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(part)
    }

    private var barConstraints: [NSLayoutConstraint] {
        let area = view.safeAreaLayoutGuide
        return [
            close.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            close.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 8),
            close.widthAnchor.constraint(equalToConstant: 44), close.heightAnchor.constraint(equalToConstant: 44),
            more.topAnchor.constraint(equalTo: close.topAnchor),
            more.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -8),
            more.widthAnchor.constraint(equalToConstant: 44), more.heightAnchor.constraint(equalToConstant: 44),
            done.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            done.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            done.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
            done.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
        ]
    }

    private var scrollConstraints: [NSLayoutConstraint] {
        let area = view.safeAreaLayoutGuide
        let column = scroll.contentLayoutGuide
        // As high as its content, if there is room.
        let wish = scroll.heightAnchor.constraint(equalTo: column.heightAnchor)
        wish.priority = UILayoutPriority(100)
        done.setContentCompressionResistancePriority(.required, for: .vertical)
        return [
            scroll.topAnchor.constraint(equalTo: close.bottomAnchor, constant: 4),
            scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: done.topAnchor, constant: -8),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            heading.topAnchor.constraint(equalTo: column.topAnchor),
            heading.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
            heading.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: column.bottomAnchor), wish,
        ]
    }
}

/// The same with frames and a preferred size, as screens were laid out before constraints.
final class SweepFrameViewController: UIViewController, SweepContent {
    private let close = UIButton(type: .system)
    private let more = UIButton(type: .system)
    private let done = UIButton(type: .system)

    var targets: [UIControl] { [close, more, done] }
    var labels: [UILabel] { [] }
    var scrollView: UIScrollView? { nil }
    var leadingAndTrailing: (UIView, UIView) { (close, more) }
    var isMeasured: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 300, height: 240)
        view.backgroundColor = .secondarySystemBackground
        for (button, title) in [(close, "×"), (more, "+"), (done, "Done")] {
            button.setTitle(title, for: .normal)
            view.addSubview(button)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isRightToLeft ? (more, close) : (close, more)
        left.frame = CGRect(x: area.minX + 8, y: area.minY + 8, width: 44, height: 44)
        right.frame = CGRect(x: area.maxX - 52, y: area.minY + 8, width: 44, height: 44)
        done.frame = CGRect(x: area.minX + 16, y: area.maxY - 56, width: area.width - 32, height: 48)
    }
}
