import UIKit

/// Keeps the safe area of a controller while its view is scaled. A smaller view stands away from the edges of the screen;
/// where UIKit takes their insets from it (S6), its content would jump.
///
/// Whether UIKit does is seen from what it reports (Z3). What is missing is added, and taken away again exactly. An edge of
/// `additionalSafeAreaInsets` that the app writes meanwhile is the app's, and stays.
@MainActor
final class SafeAreaCompensation {
    private weak var controller: UIViewController?
    private weak var view: UIView?
    private weak var chrome: ChromeView?
    private var own: UIEdgeInsets
    /// What is added to the insets of the controller.
    private(set) var given = UIEdgeInsets.zero
    private var last: Attempt?

    /// What was aimed at, and what UIKit reported before. The same once more would not help either.
    private struct Attempt: Equatable {
        let wanted: UIEdgeInsets
        let reported: UIEdgeInsets
    }

    init(of target: BorrowedPresenter.Target) {
        controller = target.controller
        view = target.view
        chrome = target.chrome
        own = target.controller.additionalSafeAreaInsets
    }

    func keep() {
        guard let controller, let view, let superview = view.superview else { return }
        notice(controller)
        let insets = superview.safeAreaInsets.reaching(into: ViewGeometry(view).frame, in: superview.bounds.size)
        let attempt = Attempt(
            wanted: (chrome?.insetsOfContent(insets) ?? insets) + own, reported: controller.view.safeAreaInsets)
        let missing = attempt.wanted - attempt.reported
        // Nothing but rounding, or without effect.
        guard !missing.isNear(.zero), attempt != last else { return }
        last = attempt
        given = given + missing
        controller.additionalSafeAreaInsets = own + given
    }

    func giveBack() {
        guard let controller else { return }
        notice(controller)
        given = .zero
        last = nil
        if controller.additionalSafeAreaInsets != own { controller.additionalSafeAreaInsets = own }
    }

    private func notice(_ controller: UIViewController) {
        let now = controller.additionalSafeAreaInsets
        let written = own + given
        func notice(_ edge: WritableKeyPath<UIEdgeInsets, CGFloat>) {
            guard abs(now[keyPath: edge] - written[keyPath: edge]) > 0.01 else { return }
            own[keyPath: edge] = now[keyPath: edge]
            given[keyPath: edge] = 0
        }
        notice(\.top)
        notice(\.left)
        notice(\.bottom)
        notice(\.right)
    }
}

extension UIEdgeInsets {
    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }

    fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
        let differences = [top - other.top, left - other.left, bottom - other.bottom, right - other.right]
        return differences.allSatisfy { abs($0) < 0.01 }
    }
}
