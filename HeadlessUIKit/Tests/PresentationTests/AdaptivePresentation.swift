import UIKit

@testable import TestSupport

/// A phone, a script of a custom half sheet, and the delegate that adapts it in other size classes.
@MainActor
struct AdaptivePresentation {
    let phone = Phone()
    let script = Script()
    let delegate = StyleDelegate()
}

/// Tests of a presentation that adapts.
@MainActor
protocol AdaptivePresentationTests {
    var presentation: AdaptivePresentation { get }
}

extension AdaptivePresentationTests {
    var phone: Phone { presentation.phone }
    var script: Script { presentation.script }
    var delegate: StyleDelegate { presentation.delegate }

    /// Presents a custom half sheet whose controller has the delegate, and waits for the end.
    func present(animated: Bool = true) -> JournalViewController {
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        phone.root.present(presented, animated: animated)
        MainLoop.current.settle()
        return presented
    }
}
