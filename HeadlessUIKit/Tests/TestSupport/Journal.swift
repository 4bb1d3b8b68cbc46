import UIKit

/// The calls of one test, in order, in a notation short enough to read as a list.
@MainActor
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Returns the entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A window on a 393×852 phone with a root that has appeared.
@MainActor
struct Phone {
    let screen: UIScreen
    let window: UIWindow
    let root: UIViewController

    init(root: UIViewController = UIViewController()) {
        screen = UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            ]))
        window = UIWindow(screen: screen)
        self.root = root
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.current.turn()
    }
}

extension Phone {
    /// Rotates the screen to 852×393 with the insets of that side.
    func turnToLandscape() {
        screen.resize(
            to: CGRect(x: 0, y: 0, width: 852, height: 393),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
            ]))
    }
}

final class JournalViewController: UIViewController {
    private let journal: Journal
    private let name: String

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewDidLoad() { journal.note("\(name).viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { journal.note("\(name).viewWillAppear(\(animated))") }
    override func viewIsAppearing(_ animated: Bool) { journal.note("\(name).viewIsAppearing(\(animated))") }
    override func viewDidAppear(_ animated: Bool) { journal.note("\(name).viewDidAppear(\(animated))") }
    override func viewWillDisappear(_ animated: Bool) { journal.note("\(name).viewWillDisappear(\(animated))") }
    override func viewDidDisappear(_ animated: Bool) { journal.note("\(name).viewDidDisappear(\(animated))") }
}

/// Makes a presentation controller and an animator that record UIKit's calls.
final class JournalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let journal: Journal
    let duration: TimeInterval
    var animates = true

    init(_ journal: Journal, duration: TimeInterval = 0.25) {
        self.journal = journal
        self.duration = duration
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        journal.note("delegate.presentationController")
        return JournalPresentationController(presented, presenting, journal)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("delegate.animationController(forPresented)")
        return animates ? JournalAnimator(journal, duration: duration, presenting: true) : nil
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("delegate.animationController(forDismissed)")
        return animates ? JournalAnimator(journal, duration: duration, presenting: false) : nil
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("delegate.interactionControllerForPresentation")
        return nil
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("delegate.interactionControllerForDismissal")
        return nil
    }
}

final class JournalPresentationController: UIPresentationController {
    private let journal: Journal

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ journal: Journal) {
        self.journal = journal
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 452, width: 393, height: 400) }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        journal.note("PC.preferredContentSizeDidChange")
    }

    override func presentationTransitionWillBegin() {
        journal.note("PC.presentationTransitionWillBegin")
        registerAlongside()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        journal.note("PC.presentationTransitionDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() {
        journal.note("PC.dismissalTransitionWillBegin")
        registerAlongside()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        journal.note("PC.dismissalTransitionDidEnd(\(completed))")
    }

    private func registerAlongside() {
        presentedViewController.transitionCoordinator?.animate { [journal] _ in
            journal.note("alongside animation")
        } completion: { [journal] context in
            journal.note("alongside completion(cancelled: \(context.isCancelled))")
        }
    }
}

final class JournalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let journal: Journal
    private let duration: TimeInterval
    private let presenting: Bool

    init(_ journal: Journal, duration: TimeInterval, presenting: Bool) {
        self.journal = journal
        self.duration = duration
        self.presenting = presenting
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        journal.note("animator.transitionDuration")
        return duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        journal.note("animator.animateTransition(isAnimated: \(context.isAnimated))")
        let finish: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
        if presenting {
            guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
                return
            }
            let end = context.finalFrame(for: controller)
            view.frame = context.isAnimated ? end.offsetBy(dx: 0, dy: 400) : end
            context.containerView.addSubview(view)
            guard context.isAnimated else { return finish(true) }
            UIView.animate(withDuration: duration, animations: { view.frame = end }, completion: finish)
        } else {
            guard let view = context.view(forKey: .from) else { return }
            guard context.isAnimated else { return finish(true) }
            let end = view.frame.offsetBy(dx: 0, dy: 400)
            UIView.animate(withDuration: duration, animations: { view.frame = end }, completion: finish)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("animator.animationEnded(\(transitionCompleted))")
    }
}
