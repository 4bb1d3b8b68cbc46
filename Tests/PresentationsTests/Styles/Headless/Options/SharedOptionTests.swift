import KitTestSupport
import Presentations
import PresentationsTesting
import StyleSamples
import Testing
import UIKit

/// Options that every style has, in each of the kit's styles.
@MainActor
struct SharedOptionTests {
    nonisolated private static let styles: [any PresentationStyle] =
        [Card(), HalfSheet(), Popup()] + StyleSample.ofEachStyle.map(\.style)

    private let scene = PresentedStage()
    private let content = CountingViewController(CGSize(width: 240, height: 300))

    private var dimming: UIView? { scene.view(named: "presentation.dimming") }

    private func present(_ style: any PresentationStyle, _ change: (inout PresentationOptions) -> Void) {
        var style = style
        change(&style.options)
        scene.presenter.present(content, as: style)
        scene.stage.settle()
    }

    /// A point beside the presented view.
    private func beside() throws -> CGPoint {
        let frame = try #require(scene.chrome).frame
        return [CGPoint(x: 380, y: 80), CGPoint(x: 380, y: 840), CGPoint(x: 10, y: 80)]
            .first { !frame.insetBy(dx: -20, dy: -20).contains($0) } ?? .zero
    }

    @Test("With background interaction nothing is dimmed, and touches reach the presenting view", arguments: styles)
    func backgroundInteraction(style: any PresentationStyle) throws {
        var taps = 0
        let button = UIButton(frame: scene.presenter.view.bounds)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.presenter.view.addSubview(button)
        present(style) { $0.allowsBackgroundInteraction = true }
        #expect(try visible(dimming).opacity == 0)
        #expect(scene.container?.accessibilityViewIsModal == false)
        scene.stage.tap(at: try beside())
        scene.stage.settle()
        #expect(taps == 1)
        #expect(scene.presenter.presentedViewController === content)
        let controller = try #require(content.presentationController as? PresentationController)
        controller.changeOptions(animated: false) { $0.allowsBackgroundInteraction = false }
        scene.stage.settle()
        #expect(try visible(dimming).opacity == 1)
        #expect(scene.container?.accessibilityViewIsModal == true)
        scene.stage.tap(at: try beside())
        scene.stage.settle()
        #expect(taps == 1)
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A half-sheet with background interaction is undimmed at its large detent, too, and on the way there")
    func largeDetent() throws {
        present(HalfSheet(selectedDetentIdentifier: .large)) { $0.allowsBackgroundInteraction = true }
        #expect(try visible(dimming).opacity == 0)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 120))
        for y in stride(from: 130, through: 320, by: 10) {
            scene.stage.advance(by: 1.0 / 60)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: CGFloat(y)))
            #expect(try visible(dimming).opacity == 0)
        }
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("It leaves on its own after its time", arguments: styles)
    func time(style: any PresentationStyle) {
        var reasons: [DismissalReason] = []
        var style = style
        style.options.dismissesAfter = 2
        scene.presenter.present(content, as: style, onDismiss: { reasons.append($0) })
        scene.stage.advance(by: 2)
        #expect(scene.presenter.presentedViewController === content)
        scene.stage.advance(by: 2)
        #expect(scene.presenter.presentedViewController == nil)
        #expect(reasons == [.timeout])
    }

    @Test("The presenting view is pushed back, and comes back", arguments: styles)
    func presenter(style: any PresentationStyle) {
        present(style) { $0.presenter = .pushedBack(scale: 0.9) }
        #expect(abs(scene.presenter.view.transform.a - 0.9) < 0.0001)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.view.transform == .identity)
    }

    @Test("Each option is a property of the style, and of the options")
    func properties() {
        var card = Card()
        card.shadow?.opacity = 0.5
        #expect(card.options.shadow == Shadow(opacity: 0.5))
        card.options.dimming = .none
        #expect(card.dimming == .none)
        #expect(
            card
                == Card {
                    $0.shadow = Shadow(opacity: 0.5); $0.dimming = .none
                })
        let option: WritableKeyPath<Popup, TimeInterval?> = \.dismissesAfter
        var popup = Popup()
        popup[keyPath: option] = 3
        #expect(popup.options.dismissesAfter == 3)
        var both = Adaptive(compact: Card(), regular: Drawer())
        both.presenter = .faded()
        #expect(both.compact.presenter == .faded())
        #expect(both.regular.presenter == .unchanged)
    }
}
