import UIKit

/// A view of 400 by 600 points whose subviews are placed by constraints. Outside of a window a point has 3 pixels.
@MainActor
struct LayoutCanvas {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    func box(in parent: UIView? = nil) -> UIView {
        add(UIView(), in: parent)
    }

    /// Returns a view with content of that size.
    func content(_ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil) -> ContentView {
        add(ContentView(width: width, height: height), in: parent)
    }

    /// At 10 points: "nono" is 71/3 wide and 12 high, with the baseline at 29/3.
    func label(_ text: String, size: CGFloat = 10, in parent: UIView? = nil) -> UILabel {
        let label = add(UILabel(), in: parent)
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label
    }

    func add<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    func layOut(_ constraints: [NSLayoutConstraint] = []) {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }
}

final class ContentView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(width: CGFloat, height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

extension UIView {
    /// Constrains the view to a position in its superview; nil leaves a value open.
    func at(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) -> [NSLayoutConstraint]
    {
        guard let superview else { return [] }
        return [
            x.map { leftAnchor.constraint(equalTo: superview.leftAnchor, constant: $0) },
            y.map { topAnchor.constraint(equalTo: superview.topAnchor, constant: $0) },
            width.map { widthAnchor.constraint(equalToConstant: $0) },
            height.map { heightAnchor.constraint(equalToConstant: $0) },
        ].compactMap { $0 }
    }

    func edges(of other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ]
    }
}

extension NSLayoutConstraint {
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
