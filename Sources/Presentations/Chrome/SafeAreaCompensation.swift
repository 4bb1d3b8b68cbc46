import UIKit

/// Keeps the safe area of a controller while its view is scaled. A smaller view stands away from the edges of the screen;
/// where UIKit takes their insets from it (SA6), its content would jump.
///
/// The insets that UIKit reports show whether it does. The missing ones are added to `additionalSafeAreaInsets`, and removed
/// exactly. An edge that the app writes meanwhile is the app's, and stays.
@MainActor
final class SafeAreaCompensation {
    private weak var controller: UIViewController?
    private weak var view: UIView?
    private weak var chrome: ChromeView?
    /// The part of the controller's additional insets that the app has written.
    private var appInsets: UIEdgeInsets
    /// The part that the compensation has added.
    private(set) var addedInsets = UIEdgeInsets.zero
    private var last: Attempt?

    /// The safe area that was aimed at, and the one that UIKit reported before. The same attempt again would not help.
    private struct Attempt: Equatable {
        let wanted: UIEdgeInsets
        let reported: UIEdgeInsets
    }

    init(of target: PresentingViewEffect.Target) {
        controller = target.controller
        view = target.view
        chrome = target.chrome
        appInsets = target.controller.additionalSafeAreaInsets
    }

    func apply() {
        guard let controller, let view, let superview = view.superview else { return }
        noteChanges(of: controller)
        let insets = superview.safeAreaInsets.reaching(into: ViewGeometry(view).frame, in: superview.bounds.size)
        let attempt = Attempt(
            wanted: (chrome?.insetsOfContent(insets) ?? insets) + appInsets, reported: controller.view.safeAreaInsets)
        let missing = attempt.wanted - attempt.reported
        // Only rounding is missing, or the same attempt had no effect.
        guard !missing.isNear(.zero), attempt != last else { return }
        last = attempt
        addedInsets = addedInsets + missing
        controller.additionalSafeAreaInsets = appInsets + addedInsets
    }

    func revert() {
        guard let controller else { return }
        noteChanges(of: controller)
        addedInsets = .zero
        last = nil
        if controller.additionalSafeAreaInsets != appInsets { controller.additionalSafeAreaInsets = appInsets }
    }

    /// Takes over the edges that the app has written since.
    private func noteChanges(of controller: UIViewController) {
        let now = controller.additionalSafeAreaInsets
        let written = appInsets + addedInsets
        func noteChange(of edge: WritableKeyPath<UIEdgeInsets, CGFloat>) {
            guard abs(now[keyPath: edge] - written[keyPath: edge]) > 0.01 else { return }
            appInsets[keyPath: edge] = now[keyPath: edge]
            addedInsets[keyPath: edge] = 0
        }
        noteChange(of: \.top)
        noteChange(of: \.left)
        noteChange(of: \.bottom)
        noteChange(of: \.right)
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
