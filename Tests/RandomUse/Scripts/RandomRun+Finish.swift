import Presentations
import PresentationsTesting
import UIKit

/// The end of a run: everything is dismissed, and then everything has to be as before.
extension RandomRun {
    func finish() {
        rest()
        guard faults.isEmpty else { return cleanUp() }
        ([queue] + formerQueues.map(\.object)).forEach { $0?.cancelAll() }
        queue = nil
        closeWindow()
        // Presentations of an old root stay until they are dismissed. Waiting ones come when another one ends.
        for _ in 0..<20 where isSomethingPresented {
            dismissEverything()
            settleWithoutFingers()
        }
        for sheet in sheets {
            guard let parent = sheet.parent, let screen = sheet.screen else { continue }
            parent.removeHalfSheet(screen, animated: false)
        }
        for edge in edges { stage.window.rootViewController?.removePresentation(from: edge.edge) }
        settleWithoutFingers()
        if isSomethingPresented { fault("end", "something cannot be dismissed") }
        checkSettled()
        checkPutBack()
        cleanUp()
    }

    private var isSomethingPresented: Bool {
        stage.window.rootViewController?.presentedViewController != nil || records.contains(where: \.isPresented)
            || others.contains { $0.object?.presentingViewController != nil }
    }

    private func dismissEverything() {
        stage.window.rootViewController?.dismiss(animated: false)
        for record in records where record.isPresented {
            record.root?.presentingViewController?.dismiss(animated: false)
        }
        for other in others { other.object?.presentingViewController?.dismiss(animated: false) }
    }

    /// Checks that the window is like one in which nothing has ever been presented.
    private func checkPutBack() {
        guard faults.isEmpty else { return }
        let fresh = freshStage()
        fresh.show(twinOfRoot())
        fresh.settle()
        let differences = ViewDump(stage.window, skips: isLeftOut)
            .differences(from: ViewDump(fresh.window, skips: isLeftOut))
        if let first = differences.first {
            fault("put back", "\(differences.count) views are not as before: \(first)")
        }
    }
}
