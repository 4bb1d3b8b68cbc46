import DemoCatalogue
import Presentations
import UIKit

/// A demo on the whole screen, with what can be seen inside of it in a window above.
@MainActor
final class DemoRun {
    private let running: RunningDemo
    private let witness = CallWitness()
    private let overlay: OverlayWindow
    private let panel: OverlayViewController
    private let onEnd: () -> Void

    /// - Parameter onEnd: Called when the demo has gone.
    init(_ demo: Demo, in scene: UIWindowScene, onEnd: @escaping () -> Void) {
        running = RunningDemo(demo)
        panel = OverlayViewController(running)
        overlay = OverlayWindow(windowScene: scene)
        self.onEnd = onEnd
        overlay.rootViewController = panel
        witness.onCall = { [weak panel] call in panel?.note("\(call.name)  \(call.screen)") }
        running.onPresent = { [weak self] screen in self?.watch(screen) }
        running.onDismiss = { [weak panel] reason in panel?.note("onDismiss(.\(reason))") }
        panel.onClose = { [weak self] in self?.end() }
    }

    /// Shows it over a screen.
    func begin(from screen: UIViewController) {
        let root = running.rootViewController
        root.modalPresentationStyle = .fullScreen
        watch(root)
        overlay.isHidden = false
        screen.present(root, animated: true) { [running] in
            if running.demo.kind.beginsAtOnce { running.begin() }
        }
    }

    private func watch(_ screen: UIViewController) {
        let screens = (screen as? UINavigationController)?.viewControllers ?? [screen]
        for screen in screens {
            screen.loadViewIfNeeded()
            witness.watch(screen, called: screen.view.accessibilityIdentifier ?? "\(type(of: screen))")
        }
    }

    private func end() {
        panel.stop()
        overlay.isHidden = true
        // All that the demo has presented goes along.
        running.rootViewController.presentingViewController?.dismiss(animated: true, completion: onEnd)
    }
}
