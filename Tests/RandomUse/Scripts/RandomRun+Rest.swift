import Presentations
import PresentationsTesting
import UIKit

/// The conditions that have to hold when nothing moves.
extension RandomRun {
    /// Waits until everything is at rest, without fingers and keyboard.
    func rest() {
        settleWithoutFingers()
        checkSettled()
        guard faults.isEmpty else { return }
        note()
        if variation.checksEverything { compareWithFresh() }
    }

    func settleWithoutFingers() {
        liftFingers()
        stage.window.endEditing(true)
        otherWindow?.endEditing(true)
        stage.hideKeyboard()
        settle()
        for record in records { record.look() }
    }

    /// Waits until everything is at rest. A queue checks for a free presenter from time to time, which `Stage.settle()`
    /// does not await.
    ///
    /// While a finger drives a dismissal there is none: the next presentation waits for its end.
    func settle() {
        guard fingers.isEmpty else { return stage.advance(by: 3) }
        // Transitions of a minute, which is the longest, may follow one another for longer than `Stage.settle()` waits.
        for _ in 0..<300 where chain.contains(where: { $0.transitionCoordinator != nil }) { stage.advance(by: 1) }
        for _ in 0..<2 {
            stage.settle()
            stage.advance(by: 0.3)
        }
        stage.settle()
    }

    /// Records the state that another run has to reach.
    private func note() {
        trace.append(
            TraceEntry(
                index: index, dump: ViewDump(stage.window),
                endings: records.map { record in
                    let reasons = record.reasons.map { "\($0)" }.joined(separator: ", ")
                    return "\(record.name) \(record.isPresented ? "presented" : "gone") \(reasons)"
                }))
    }

    func checkSettled() {
        guard faults.isEmpty else { return }
        for controller in chain {
            if controller.isBeingPresented || controller.isBeingDismissed || controller.transitionCoordinator != nil {
                fault("rest", "a transition of \(type(of: controller)) has no end")
            }
        }
        checkTopFrame()
        checkAlpha(of: stage.window)
        for record in records where !record.hasGone {
            checkRecord(record)
            record.noteEnd()
        }
    }

    private func checkTopFrame() {
        guard let presentation = presentation(of: chain.last), let view = presentation.presentedView else { return }
        let frame = presentation.frameOfPresentedViewInContainerView
        if !view.frame.isNear(frame) { fault("rest", "what is presented is at \(view.frame), not at \(frame)") }
        if view.alpha != 1 || view.transform != .identity {
            fault("rest", "what is presented has alpha \(view.alpha) and \(view.transform)")
        }
        if let shown = view.layer.presentation(), shown.opacity != 1 || !shown.frame.isNear(view.frame) {
            fault("rest", "what is presented is shown at \(shown.frame), alpha \(shown.opacity)")
        }
        if let dimming = presentation.containerView?.subviews.first(where: {
            $0.accessibilityIdentifier == "presentation.dimming"
        }), dimming.alpha != 1, dimming.alpha != 0, !hasLevels {
            fault("rest", "the dimming view has alpha \(dimming.alpha)")
        }
        checkLook(of: view)
    }

    private func checkAlpha(of view: UIView) {
        if view.alpha < 0 || view.alpha > 1 { fault("number", "\(type(of: view)) has the alpha \(view.alpha) at rest") }
        view.subviews.forEach(checkAlpha)
    }

    private func checkRecord(_ record: Record) {
        let journal = record.journal
        for call in record.oddCalls { fault("callback", "\(record.name): \(call)") }
        if record.hasLostWindow {
            if record.wasPresented, record.reasons.count != 1 {
                fault("callback", "\(record.name) has lost its window, and has gone \(record.reasons.count) times")
            }
            return
        }
        if journal.state == .appearing || journal.state == .disappearing {
            fault("appearance", "\(record.name) is \(journal.state) at rest")
        }
        if let view = record.screen?.viewIfLoaded, (view.window != nil) != (journal.state == .here) {
            fault("appearance", "\(record.name) is \(journal.state), in a window: \(view.window != nil)")
        }
        guard !record.isPresented else { return }
        let isWaiting = ([queue] + formerQueues.map(\.object)).contains {
            $0?.waiting.contains { $0 === record.root } ?? false
        }
        if record.wasPresented, journal.hasBegun, record.reasons.count != 1 {
            fault("callback", "\(record.name) has gone, and was said to \(record.reasons.count) times")
        }
        if !record.isAwaited, !journal.hasBegun, !record.reasons.isEmpty {
            fault("callback", "\(record.name) never came, and has gone")
        }
        if record.isAwaited, record.returns != 1 {
            fault("callback", "\(record.name) returned \(record.returns) times")
        }
        if !isWaiting, !record.remains.isEmpty {
            fault("leak", "of \(record.name) there is still: \(record.remains.joined(separator: ", "))")
        }
    }
}

extension CGRect {
    func isNear(_ other: CGRect) -> Bool {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
            < 0.001
    }
}
