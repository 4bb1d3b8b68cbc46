/// The part of a controller's view at its top or bottom that bars cover.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of what is covered.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// Reaches from the view's top to that of its safe area. Older than `safeAreaLayoutGuide` of views, which replaces
    /// it.
    public var topLayoutGuide: any UILayoutSupport { coveredGuide("UIViewControllerLayoutGuideTop") { $0.top } }

    /// Reaches from the bottom of the view's safe area to that of the view.
    public var bottomLayoutGuide: any UILayoutSupport {
        coveredGuide("UIViewControllerLayoutGuideBottom", atBottom: true) { $0.bottom }
    }

    private func coveredGuide(
        _ identifier: String, atBottom: Bool = false, _ length: @escaping (UIEdgeInsets) -> CGFloat
    ) -> any UILayoutSupport {
        let view = view ?? UIView()
        let known = view.layoutGuides.lazy.compactMap { $0 as? CoveredLayoutGuide }
        if let guide = known.first(where: { $0.identifier == identifier }) { return guide }
        let guide = CoveredLayoutGuide(identifier, length)
        view.addLayoutGuide(guide)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: atBottom ? safe.bottomAnchor : view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: atBottom ? view.bottomAnchor : safe.topAnchor),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
        ])
        return guide
    }
}

/// The guide of what bars cover.
private final class CoveredLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let covered: (UIEdgeInsets) -> CGFloat

    init(_ identifier: String, _ covered: @escaping (UIEdgeInsets) -> CGFloat) {
        self.covered = covered
        super.init()
        self.identifier = identifier
    }

    var length: CGFloat { covered(owningView?.safeAreaInsets ?? .zero) }
}
