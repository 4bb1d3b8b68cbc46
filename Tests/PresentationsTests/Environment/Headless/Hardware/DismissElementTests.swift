import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The element with which VoiceOver dismisses: the dimming, after the content.
@MainActor
struct DismissElementTests {
    private let scene = PresentedStage()
    private let content = CountingViewController(CGSize(width: 200, height: 300))

    private func present(_ style: any PresentationStyle) throws -> UIView {
        scene.presenter.present(content, as: style)
        scene.stage.settle()
        return try #require(scene.view(named: "presentation.dimming"))
    }

    private func isOffered(_ dimming: UIView) -> Bool {
        let order = scene.container?.accessibilityElements as? [UIView]
        guard dimming.isAccessibilityElement else {
            #expect(order == nil)
            return false
        }
        #expect(order == [scene.chrome, dimming].compactMap(\.self))
        // Outside of a modal view VoiceOver would not find it (Z12).
        #expect(scene.chrome?.accessibilityViewIsModal == false)
        #expect(scene.container?.accessibilityViewIsModal == true)
        return true
    }

    @Test("Cards, popups, drawers and half-sheets have it, with a name and as a button", arguments: 0..<4)
    func offered(index: Int) throws {
        var words = AccessibilityStrings(languages: ["de"])
        let styles: [any PresentationStyle] = [
            Card { $0.accessibilityStrings = words }, Popup { $0.accessibilityStrings = words },
            Drawer { $0.accessibilityStrings = words },
            HalfSheet { $0.accessibilityStrings = words },
        ]
        words.dismiss = ""
        let dimming = try present(styles[index])
        #expect(isOffered(dimming))
        #expect(dimming.accessibilityLabel == "Schließen")
        #expect(dimming.accessibilityTraits == .button)
        #expect(dimming.accessibilityFrame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("Activating it is a tap outside: the delegate is asked, and the reason is that of the tap")
    func activated() throws {
        let delegate = RecordingDelegate()
        var reasons: [DismissalReason] = []
        scene.presenter.presentAsCard(content, onDismiss: { reasons.append($0) })
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        let dimming = try #require(scene.view(named: "presentation.dimming"))
        delegate.allows = false
        #expect(dimming.accessibilityActivate())
        scene.stage.settle()
        #expect(delegate.calls == ["should", "attempt"])
        delegate.allows = true
        delegate.forgetCalls()
        #expect(dimming.accessibilityActivate())
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(reasons == [.tapOutside])
    }

    @Test("It is not there where a tap outside does not dismiss")
    func notOffered() throws {
        let dimming = try present(Card(dismissal: .swipe))
        #expect(!isOffered(dimming))
        #expect(scene.chrome?.accessibilityViewIsModal == true)
        let controller = try #require(content.cardPresentationController)
        controller.card.dismissal = .tapOutside
        scene.stage.settle()
        #expect(isOffered(dimming))
        content.isModalInPresentation = true
        controller.invalidatePresentation()
        scene.stage.settle()
        #expect(!isOffered(dimming))
        #expect(!dimming.accessibilityActivate())
    }

    @Test("It comes and goes with the dimming of a sheet")
    func undimmed() throws {
        let sheet = HalfSheet(largestUndimmedDetentIdentifier: .medium)
        let dimming = try present(sheet)
        #expect(!isOffered(dimming))
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        scene.stage.settle()
        #expect(isOffered(dimming))
    }

    @Test("It goes over to the dimming that replaces another one")
    func replaced() throws {
        let old = try present(Card())
        content.cardPresentationController?.animateChanges { $0.dimming = .dimmed(0.2) }
        scene.stage.settle()
        let new = try #require(scene.view(named: "presentation.dimming"))
        #expect(new !== old)
        #expect(isOffered(new))
        #expect(!old.isAccessibilityElement)
    }

    @Test("Content that may not be left is modal beside an undimmed sheet, too: touches do not pass there (Q8)")
    func heldBesideUndimmed() throws {
        content.isModalInPresentation = true
        let dimming = try present(HalfSheet(largestUndimmedDetentIdentifier: .large))
        #expect(!isOffered(dimming))
        #expect(scene.container?.accessibilityViewIsModal == true)
        #expect(scene.chrome?.accessibilityViewIsModal == true)
    }
}
