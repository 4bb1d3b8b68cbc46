import UIKit

/// Records its appearance and its moves between parents.
final class NotedViewController: UIViewController {
    let name: String
    private let journal: Journal
    var onWillAppear: (NotedViewController) -> Void = { _ in }
    var onDidAppear: (NotedViewController) -> Void = { _ in }
    private(set) var sizes: [CGSize] = []

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewDidLoad() { journal.note("\(name).didLoad") }

    override func viewWillAppear(_ animated: Bool) {
        journal.note("\(name).willAppear(\(animated))")
        onWillAppear(self)
    }

    override func viewIsAppearing(_ animated: Bool) { journal.note("\(name).isAppearing(\(animated))") }

    override func viewDidAppear(_ animated: Bool) {
        journal.note("\(name).didAppear(\(animated))")
        onDidAppear(self)
    }

    override func viewWillDisappear(_ animated: Bool) { journal.note("\(name).willDisappear(\(animated))") }
    override func viewDidDisappear(_ animated: Bool) { journal.note("\(name).didDisappear(\(animated))") }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        journal.note("\(name).willMove(\(parent == nil ? "out" : "in"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        journal.note("\(name).didMove(\(parent == nil ? "out" : "in"))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

extension Journal {
    /// Returns the appearance calls since the last query, without the moves between parents and entries of delegates.
    func takeAppearance() -> [String] {
        take().filter { entry in
            ["didLoad", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"].contains {
                entry.contains(".\($0)")
            }
        }
    }
}
