import UIKit

/// Content that keeps a view in its safe area, and counts its layouts and the changes of its safe area.
package final class LaidOutViewController: CountingViewController {
    package let body = UIView()
    package private(set) var layouts = 0
    package private(set) var safeAreas: [UIEdgeInsets] = []

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        body.backgroundColor = .systemTeal
        view.addSubview(body)
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        body.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    package override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        safeAreas.append(view.safeAreaInsets)
    }

    package func forgetLayouts() {
        layouts = 0
        safeAreas = []
    }
}
