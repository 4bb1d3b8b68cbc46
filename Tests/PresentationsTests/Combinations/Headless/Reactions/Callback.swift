import Presentations
import UIKit

/// A callback of a presentation, in which an app may do anything.
enum Callback: String, CaseIterable {
    case should, will, did, attempt, moved, selected
    case willAppear, didAppear, willDisappear, didDisappear, laidOut, scrolled
    case willTransition, alongside, alongsideEnd, interactionChanged
}

/// A delegate that forwards all of its calls.
final class ReactingDelegate: NSObject, HalfSheetPresentationControllerDelegate {
    var hear: (Callback) -> Void = { _ in }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        hear(.should)
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { hear(.will) }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { hear(.did) }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        hear(.attempt)
    }

    func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: HalfSheetPresentationController
    ) { hear(.selected) }

    func presentationController(
        _ controller: PresentationController, didMoveTo progress: PresentationProgress
    ) { hear(.moved) }
}

/// A screen with a button that counts its taps.
class ButtonViewController: UIViewController {
    let button = UIButton(configuration: .filled())
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.frame = CGRect(x: 70, y: 70, width: 100, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
}

/// Content with scrolling rows that forwards all of its calls.
final class ReactingViewController: ButtonViewController, UIScrollViewDelegate {
    var hear: (Callback) -> Void = { _ in }
    let rows = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.delegate = self
        rows.contentSize.height = 2000
        view.insertSubview(rows, at: 0)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hear(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hear(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hear(.willDisappear)
        transitionCoordinator?.animate { [weak self] _ in
            self?.hear(.alongside)
        } completion: { [weak self] _ in
            self?.hear(.alongsideEnd)
        }
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] _ in self?.hear(.interactionChanged) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hear(.didDisappear)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        rows.frame = view.bounds
        hear(.laidOut)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        hear(.willTransition)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { hear(.scrolled) }
}
