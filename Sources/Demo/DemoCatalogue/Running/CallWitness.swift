import Presentations
import UIKit

/// Reports the calls that UIKit makes to a screen and to the delegate of its presentation controller, in their order.
///
/// ```swift
/// witness.onCall = { print($0.screen, $0.name) }
/// witness.watch(detail, called: "detail")
/// home.presentAsCard(detail)
/// ```
///
/// The witness uses only public means: the transition coordinator, the delegate, and an invisible child view controller that
/// gets the same calls about appearance, size and traits as the screen. It cannot report the methods that UIKit calls on the
/// presentation controller itself, such as `presentationTransitionWillBegin()`.
@MainActor
public final class CallWitness {
    /// One call.
    public struct Call: Equatable, Sendable {
        /// The name of the screen.
        public var screen: String
        /// The method without its arguments, such as `viewWillAppear`, or an event of the coordinator.
        public var name: String
        /// The kind of the call.
        public var source: Source

        public enum Source: String, Sendable {
            /// The appearance methods of the screen.
            case appearance
            /// An announced change of the screen's size or traits.
            case environment
            case coordinator
            case delegate
        }
    }

    /// Handles each call. Defaults to doing nothing.
    public var onCall: @MainActor (Call) -> Void = { _ in }

    public init() {}

    /// Watches a screen until it is deallocated. Ignores containers, since their children are the screens, and screens that are
    /// already watched.
    ///
    /// - Parameters:
    ///   - screen: The screen to watch. It gets a child now, and a delegate when it is about to appear, unless it has one.
    ///   - name: The name for its calls.
    public func watch(_ screen: UIViewController, called name: String) {
        let isContainer = screen is UINavigationController || screen is UITabBarController
        guard !isContainer, !screen.children.contains(where: { $0 is WitnessViewController }) else { return }
        let child = WitnessViewController(self, name)
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
    }

    fileprivate func note(_ source: Call.Source, _ name: String, of screen: String) {
        onCall(Call(screen: screen, name: name, source: source))
    }
}

/// The child view controller in a watched screen.
private final class WitnessViewController: UIViewController {
    private weak var witness: CallWitness?
    private let name: String
    private lazy var delegate = WitnessDelegate(witness, name)
    /// The last coordinator: a cancelled transition has a second appearance call with the same one.
    private weak var heardCoordinator: (any UIViewControllerTransitionCoordinator)?

    init(_ witness: CallWitness, _ name: String) {
        self.witness = witness
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A witness is made in code")
    }

    override func loadView() {
        view = UIView()
        view.isHidden = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note(.appearance, "viewWillAppear")
        listen()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note(.appearance, "viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note(.appearance, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note(.appearance, "viewWillDisappear")
        listenToCoordinator()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note(.appearance, "viewDidDisappear")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note(.environment, "viewWillTransition")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        note(.environment, "willTransition")
    }

    private func listen() {
        listenToCoordinator()
        // A screen that is not presented would make a controller of the question, and keep it.
        guard let parent, parent.presentingViewController != nil, let controller = parent.presentationController,
            controller.delegate == nil
        else { return }
        controller.delegate = delegate
    }

    private func listenToCoordinator() {
        guard let coordinator = parent?.transitionCoordinator, coordinator !== heardCoordinator else { return }
        heardCoordinator = coordinator
        coordinator.animate { [weak self] context in
            self?.note(.coordinator, context.isInteractive ? "alongside, under a finger" : "alongside")
        } completion: { [weak self] context in
            self?.note(.coordinator, context.isCancelled ? "completion, cancelled" : "completion")
        }
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            self?.note(.coordinator, context.isCancelled ? "the finger cancels" : "the finger lets it finish")
        }
    }

    private func note(_ source: CallWitness.Call.Source, _ call: String) {
        witness?.note(source, call, of: name)
    }
}

/// The delegate of a watched presentation.
private final class WitnessDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var witness: CallWitness?
    private let name: String

    init(_ witness: CallWitness?, _ name: String) {
        self.witness = witness
        self.name = name
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        note("presentationControllerShouldDismiss")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        note("presentationControllerWillDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        note("presentationControllerDidDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        note("presentationControllerDidAttemptToDismiss")
    }

    private func note(_ call: String) {
        witness?.note(.delegate, call, of: name)
    }
}
