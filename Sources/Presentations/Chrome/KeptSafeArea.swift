import UIKit

/// Keeps the safe area of a controller while its view is scaled. A smaller view stands away from the edges of the screen;
/// where UIKit takes their insets from it (S6), its content would jump.
///
/// Whether UIKit does is seen from what it reports. What is missing is added, and taken away again exactly. An edge of
/// `additionalSafeAreaInsets` that the app writes meanwhile is the app's, and stays.
@MainActor
struct KeptSafeArea {
    private weak var controller: UIViewController?
    private weak var view: UIView?
    private var own: UIEdgeInsets
    private var given = UIEdgeInsets.zero
    private let before: Surroundings
    private let natural: UIEdgeInsets

    private struct Surroundings: Equatable {
        let safeArea: UIEdgeInsets
        let size: CGSize

        @MainActor
        init(of view: UIView) {
            safeArea = view.superview?.safeAreaInsets ?? .zero
            size = view.superview?.bounds.size ?? .zero
        }
    }

    /// Notes the safe area of the controller, while `view` stands in its place: its own, or one that it fills.
    init(of controller: UIViewController, in view: UIView) {
        self.controller = controller
        self.view = view
        own = controller.additionalSafeAreaInsets
        before = Surroundings(of: view)
        natural = controller.view.safeAreaInsets - own
    }

    mutating func keep() {
        guard let controller, let view else { return }
        notice(controller)
        let missing = resting(view) + own - controller.view.safeAreaInsets
        // Nothing but rounding.
        guard !missing.isNear(.zero) else { return }
        given = given + missing
        controller.additionalSafeAreaInsets = own + given
    }

    mutating func giveBack() {
        guard let controller else { return }
        notice(controller)
        given = .zero
        if controller.additionalSafeAreaInsets != own { controller.additionalSafeAreaInsets = own }
    }

    /// What the view has in its place, without what its controller adds.
    private func resting(_ view: UIView) -> UIEdgeInsets {
        let now = Surroundings(of: view)
        return now == before ? natural : now.safeArea.reaching(into: ViewPlace(view).frame, in: now.size)
    }

    private mutating func notice(_ controller: UIViewController) {
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
    fileprivate static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    fileprivate static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }

    fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
        let differences = [top - other.top, left - other.left, bottom - other.bottom, right - other.right]
        return differences.allSatisfy { abs($0) < 0.01 }
    }
}
