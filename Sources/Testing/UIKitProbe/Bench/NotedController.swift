import UIKit

/// A controller that records its appearance calls.
class NotedController: UIViewController {
    let name: String
    let journal: Journal
    /// Called with the name of each callback.
    var onCall: (String) -> Void = { _ in }

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    private func note(_ call: String, _ argument: String = "") {
        journal.note("\(name).\(call)\(argument)")
        onCall(call)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear", "(\(animated))")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing", "(\(animated))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear", "(\(animated))")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear", "(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear", "(\(animated))")
    }
}
