import UIKit

/// Content that keeps a view in its safe area, and counts its layouts and the changes of its safe area.
final class LaidOutViewController: CountingViewController {
    let body = UIView()
    private(set) var layouts = 0
    private(set) var safeAreas: [UIEdgeInsets] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        body.backgroundColor = .systemTeal
        view.addSubview(body)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        body.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        safeAreas.append(view.safeAreaInsets)
    }

    func forgetLayouts() {
        layouts = 0
        safeAreas = []
    }
}
