import DemoCatalogue
import Presentations
import PresentationsTesting
import UIKit

/// What UIKit and the kit have called, and what became of a finger.
@MainActor
final class CallLog {
    private var calls: [Inside.CallRecord] = []
    /// Hears of one demo: what another one has left to say when it is replaced is nobody's.
    private var witness = CallWitness()
    /// Seconds of the stage.
    var time = 0.0
    /// More than a page lists. The oldest go.
    private static let mostCalls = 100

    /// Hears of a demo from now on, and no longer of the one before.
    func listen(to running: RunningDemo) {
        witness = CallWitness()
        witness.onCall = { [weak self] call in self?.note(call.source.rawValue, call.name, of: call.screen) }
        watch(running.rootViewController)
        running.onPresent = { [weak self] screen in self?.watch(screen) }
        running.onDismiss = { [weak self] reason in self?.note("kit", "onDismiss(.\(reason))", of: "") }
    }

    private func watch(_ screen: UIViewController) {
        let screens = (screen as? UINavigationController)?.viewControllers ?? [screen]
        for screen in screens {
            screen.loadViewIfNeeded()
            witness.watch(screen, called: screen.view.accessibilityIdentifier ?? "\(type(of: screen))")
        }
    }

    func note(_ source: String, _ name: String, of screen: String) {
        if calls.count == Self.mostCalls { calls.removeFirst() }
        calls.append(
            Inside.CallRecord(time: (time * 1000).rounded() / 1000, screen: screen, name: name, source: source))
    }

    /// What has been called since the last time.
    func take() -> [Inside.CallRecord] {
        defer { calls = [] }
        return calls
    }
}
