import KitTestSupport
import PresentationsTesting
import UIKit

@testable import Presentations

/// A controller that writes its appearance calls into a list that it shares with others.
final class LoggedViewController: UIViewController {
    @MainActor
    final class Log {
        var calls: [String] = []

        /// The calls since the last time.
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    let name: String
    private weak var log: Log?
    let mark = UIView()

    init(_ name: String, height: CGFloat, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: height)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(mark)
    }

    /// At the lower end of the view.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        mark.frame = CGRect(x: 0, y: view.bounds.height - 20, width: view.bounds.width, height: 20)
    }

    override func viewWillAppear(_ animated: Bool) { note("+\(name)", animated) }
    override func viewDidAppear(_ animated: Bool) { note("++\(name)", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("-\(name)", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("--\(name)", animated) }

    private func note(_ call: String, _ animated: Bool) {
        log?.calls.append(animated ? call : call + ".")
    }
}

/// A phone of 393 by 852 points with a card whose content is replaced: the first is 300 points high, the next 500, the last
/// 400.
@MainActor
struct ReplacementStage {
    let scene = PresentedStage()
    let log = LoggedViewController.Log()
    let container: ReplaceableContentViewController

    init() {
        container = ReplaceableContentViewController(LoggedViewController("a", height: 300, log))
    }

    var stage: Stage { scene.stage }

    func make(_ name: String) -> LoggedViewController {
        LoggedViewController(name, height: ["a": 300, "b": 500][name] ?? 400, log)
    }

    func present(_ style: Card = Card(), animated: Bool = true) {
        scene.presenter.presentAsCard(container, style: style, animated: animated)
    }

    func presentAndSettle() {
        present()
        stage.settle()
        log.calls = []
    }

    var content: LoggedViewController? { container.contentViewController as? LoggedViewController }
    var controller: PresentationController? { container.presentationController as? PresentationController }
    var chrome: ChromeView? { controller?.presentedView as? ChromeView }
    var place: CGRect { chrome?.frame ?? .null }
    var seen: CGRect { chrome.map { ViewGeometry(onScreen: $0).frame } ?? .null }
}
