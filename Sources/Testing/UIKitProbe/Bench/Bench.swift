import UIKit

/// A window whose root has appeared, with methods that let time pass. Each entry has its own.
@MainActor
final class Bench {
    let window: UIWindow
    let root: NotedController
    let hands: any Hands
    let journal = Journal()
    private var kept: [AnyObject] = []

    init(_ hands: any Hands) async {
        self.hands = hands
        root = NotedController("presenter", journal)
        window = Platform.makeWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        await pass(0.1)
        journal.take()
    }

    func takeDown() async {
        if root.presentedViewController != nil {
            root.dismiss(animated: false)
            await pass(0.1)
        }
        kept.forEach { ($0 as? Act)?.letGo() }
        window.isHidden = true
        window.rootViewController = nil
        await pass(0.02)
    }

    /// Retains objects that UIKit references weakly: delegates and targets of actions.
    func keep<Object: AnyObject>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    // MARK: Time

    func pass(_ seconds: TimeInterval) async { await Platform.pass(seconds) }

    /// Lets pending requests begin.
    func begin() async { await pass(0.05) }

    /// Waits for a condition for a limited time. Returns whether it was met.
    func until(limit: TimeInterval = 4, _ condition: () -> Bool) async -> Bool {
        let end = Platform.now + limit
        while !condition() {
            guard Platform.now < end else { return false }
            await pass(0.01)
        }
        return true
    }

    func wait(for what: String, _ condition: () -> Bool) async throws {
        guard await until(condition) else { throw Trouble.failed("\(what) did not come within 4 seconds") }
    }

    // MARK: Controllers

    func makeController(_ name: String = "presented") -> NotedController { NotedController(name, journal) }

    func makeAct() -> Act { keep(Act(journal)) }

    /// Returns a controller that `act` presents.
    func makePresented(by act: Act, _ name: String = "presented") -> NotedController {
        let controller = makeController(name)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = act
        return controller
    }

    /// Presents on the root and waits for the end of the transition.
    func present(_ controller: UIViewController, animated: Bool = true) async throws {
        let isOver = Box(false)
        root.present(controller, animated: animated) { isOver.value = true }
        try await wait(for: "the end of the presentation") { isOver.value }
    }

    /// Dismisses everything above the root and waits for the end of the transition.
    func dismiss(animated: Bool = true) async throws {
        let isOver = Box(false)
        root.dismiss(animated: animated) { isOver.value = true }
        try await wait(for: "the end of the dismissal") { isOver.value }
    }

    /// Shows another root.
    func show(_ controller: UIViewController) async {
        window.rootViewController = controller
        await pass(0.1)
        journal.take()
    }

    /// Adds a view to the root's.
    func add(_ view: UIView, frame: CGRect) -> UIView {
        view.frame = frame
        root.view.addSubview(view)
        return view
    }
}
