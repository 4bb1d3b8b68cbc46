import Presentations
import PresentationsTesting
import UIKit

/// A view controller that asks for a size, of 273 by 240 points by default.
final class SizedViewController: UIViewController {
    init(width: CGFloat = 273, height: CGFloat = 240) {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: width, height: height)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// Presents each view controller of an example that presents several, and dismisses it before the next one.
@MainActor class SequentialPresenter {
    let stage: Stage
    let home = UIViewController()
    /// The frames of the presented views at rest.
    private(set) var frames: [CGRect] = []
    /// Called when a view controller has been presented and is not at rest yet.
    var onTheWay: (UIViewController) -> Void = { _ in }
    /// Called when a presented view is at rest.
    var atRest: (UIViewController) -> Void = { _ in }

    init(_ device: Device = .iPhone15) {
        stage = Stage(device)
        stage.show(home)
    }

    func presentAsCard(_ content: UIViewController, style: Card = Card()) {
        present(content, as: style)
    }

    func presentAsPopup(_ content: UIViewController, style: Popup = Popup()) {
        present(content, as: style)
    }

    func presentAsDrawer(_ content: UIViewController, style: Drawer = Drawer()) {
        present(content, as: style)
    }

    func present(_ content: UIViewController, as style: some PresentationStyle) {
        home.present(content, as: style)
        onTheWay(content)
        stage.settle()
        frames.append(content.presentationController?.presentedView?.frame ?? .null)
        atRest(content)
        home.dismiss(animated: false)
        stage.settle()
    }
}

enum ViewTree {
    /// All views in a view, at any depth.
    @MainActor
    static func views(in view: UIView?) -> [UIView] {
        guard let view else { return [] }
        return [view] + view.subviews.flatMap(views)
    }

    /// The radii of the corners of a presented view, as its clips round them: at the upper left, upper right, lower left
    /// and lower right.
    @MainActor
    static func radii(of view: UIView?) -> [CGFloat] {
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        var radii: [CGFloat] = [0, 0, 0, 0]
        var clip = views(in: view).first { $0.accessibilityIdentifier == "presentation.clip" }
        while let current = clip {
            for (index, corner) in corners.enumerated() where current.layer.maskedCorners.contains(corner) {
                radii[index] = max(radii[index], (current.layer.cornerRadius * 100).rounded() / 100)
            }
            clip = current.subviews.first { $0.clipsToBounds && $0.layer.cornerCurve == .continuous }
        }
        return radii
    }
}
