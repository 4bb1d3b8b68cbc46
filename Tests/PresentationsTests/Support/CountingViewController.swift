import UIKit

/// A view controller with a preferred size that counts its appearance calls.
class CountingViewController: UIViewController {
    private(set) var calls: [String] = []
    /// Called in every call.
    var onCall: (String) -> Void = { _ in }

    init(_ size: CGSize = .zero) {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = size
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    private func note(_ call: String) {
        calls.append(call)
        onCall(call)
    }

    func forgetCalls() { calls = [] }
}
