import PresentationsTesting
import UIKit

/// Boxes of given heights in a column, 20 points from the safe area and 10 from each other.
package final class ColumnViewController: UIViewController {
    private let heights: [CGFloat]
    package private(set) var boxes: [UIView] = []
    package private(set) var heightConstraints: [NSLayoutConstraint] = []

    package init(heights: [CGFloat]) {
        self.heights = heights
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        let area = view.safeAreaLayoutGuide
        var above = area.topAnchor
        var distance: CGFloat = 20
        for height in heights {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            let constraint = box.heightAnchor.constraint(equalToConstant: height)
            // Yields to a frame that leaves less, or more.
            constraint.priority = .defaultHigh
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: above, constant: distance),
                box.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
                box.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20), constraint,
            ])
            boxes.append(box)
            heightConstraints.append(constraint)
            above = box.bottomAnchor
            distance = 10
        }
        above.constraint(equalTo: area.bottomAnchor, constant: -20).isActive = true
    }
}

/// Boxes of given heights in a stack view that fills the view, 10 points from each other.
package final class StackViewController: UIViewController {
    package let stack = UIStackView()

    package init(heights: [CGFloat]) {
        super.init(nibName: nil, bundle: nil)
        stack.axis = .vertical
        stack.spacing = 10
        for height in heights { add(height: height) }
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.addPinned(stack)
    }

    @discardableResult
    package func add(height: CGFloat) -> UIView {
        let box = UIView()
        let constraint = box.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        stack.addArrangedSubview(box)
        return box
    }
}

/// Text 16 points from every side.
package final class TextViewController: UIViewController {
    package let label: FixtureLabel

    package init(_ text: String) {
        label = FixtureLabel(text)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.addPinned(label, inset: 16)
    }
}

/// A controller like one that hosts SwiftUI: one view that knows its own height and reports changes of it.
package final class HostingLikeViewController: UIViewController {
    package let hosted: HostedView

    package init(height: CGFloat) {
        hosted = HostedView(height: height)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.addPinned(hosted)
    }

    package final class HostedView: UIView {
        package var height: CGFloat

        package init(height: CGFloat) {
            self.height = height
            super.init(frame: .zero)
        }

        @available(*, unavailable)
        package required init?(coder: NSCoder) {
            preconditionFailure("made in code")
        }

        package override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }
}

/// A scroll view that prefers to be as high as its content.
package final class ScrollingViewController: UIViewController {
    package let scrollView = UIScrollView()
    package let contentHeight: NSLayoutConstraint
    private let content = UIView()

    package init(contentHeight: CGFloat) {
        self.contentHeight = content.heightAnchor.constraint(equalToConstant: contentHeight)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addPinned(scrollView)
        scrollView.addSubview(content)
        let wish = scrollView.heightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.heightAnchor)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), contentHeight, wish,
        ])
    }
}
