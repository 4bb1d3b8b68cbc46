import UIKit

/// A view controller with a preferred size that counts its appearance calls.
open class CountingViewController: UIViewController {
    package private(set) var calls: [String] = []
    /// Called in every call.
    package var onCall: (String) -> Void = { _ in }

    public init(_ size: CGSize = .zero) {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = size
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    open override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    open override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    open override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    open override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    private func note(_ call: String) {
        calls.append(call)
        onCall(call)
    }

    package func forgetCalls() { calls = [] }
}
