import UIKit

/// Checks the order of its own appearance calls.
final class WatchedViewController: UIViewController {
    enum Phase {
        case away, coming, there, leaving
    }

    private(set) var phase = Phase.away
    private(set) var complaints: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        step(to: .coming, from: [.away, .leaving])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if phase != .coming { complaints.append("viewIsAppearing while \(phase)") }
        if view.window == nil { complaints.append("viewIsAppearing without a window") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        step(to: .there, from: [.coming])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        step(to: .leaving, from: [.coming, .there])
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        step(to: .away, from: [.leaving])
    }

    private func step(to next: Phase, from allowed: [Phase]) {
        if !allowed.contains(phase) { complaints.append("\(next) after \(phase)") }
        phase = next
    }

    /// The fault of the controller, if there is one when everything is at rest.
    var faults: [String] {
        var faults = complaints
        let isSeen = viewIfLoaded?.window != nil
        if phase != (isSeen ? .there : .away) { faults.append("\(phase), \(isSeen ? "in" : "out of") the window") }
        if transitionCoordinator != nil { faults.append("still has a coordinator") }
        if isBeingPresented || isBeingDismissed { faults.append("is still being presented or dismissed") }
        if isSeen, isMovingToParent || isMovingFromParent { faults.append("is still moving") }
        return faults.map { "\(title ?? "?"): \($0)" }
    }
}
