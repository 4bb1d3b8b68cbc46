import UIKit

/// A view controller of a preferred size that counts its appearance calls.
class CountingViewController: UIViewController {
    private(set) var calls: [String] = []

    init(_ size: CGSize = .zero) {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = size
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }

    func forgetCalls() { calls = [] }
}
