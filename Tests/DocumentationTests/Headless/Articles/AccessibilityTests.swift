import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article Accessibility.
@MainActor @Suite
struct AccessibilityTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = UIViewController()

    init() {
        content.preferredContentSize = CGSize(width: 0, height: 300)
        stage.show(home)
    }

    private var presentedView: UIView? { content.presentationController?.presentedView }

    /// The view, and all in it, that a condition holds for.
    private func views(in view: UIView?, where condition: (UIView) -> Bool) -> [UIView] {
        guard let view else { return [] }
        return (condition(view) ? [view] : []) + view.subviews.flatMap { views(in: $0, where: condition) }
    }

    private func element(_ label: String) throws -> UIView {
        let found = views(in: stage.window) { $0.isAccessibilityElement && $0.accessibilityLabel == label }
        return try #require(found.first)
    }

    @Test("The grabber is there for VoiceOver where it is not drawn; it speaks the app's words and moves the sheet")
    func grabber() throws {
        let player = content
        func show() {
            var strings = AccessibilityStrings()
            strings.grabber = "Player size"
            strings.detentNames[.init("strip")] = "Controls only"
            let strip = HalfSheet.Detent.custom(identifier: .init("strip")) { _ in 120 }
            let style = HalfSheet {
                $0.detents = [strip, .large()]
                $0.accessibilityStrings = strings
            }
            home.presentAsHalfSheet(player, style: style)
        }
        show()
        stage.settle()
        let grabber = try element("Player size")
        #expect(grabber.accessibilityValue == "Controls only")
        #expect(grabber.accessibilityTraits == .adjustable)
        #expect(grabber.accessibilityCustomActions?.map(\.name) == ["Expand", "Dismiss"])
        grabber.accessibilityIncrement()
        stage.settle()
        #expect(presentedView?.frame.minY == 69)
        #expect(grabber.accessibilityValue == "Full screen")
        #expect(grabber.accessibilityCustomActions?.map(\.name) == ["Collapse", "Dismiss"])
    }

    @Test("The escape gesture dismisses, and the button after the content does what a tap outside does")
    func ways() throws {
        var reasons: [DismissalReason] = []
        home.presentAsCard(content, onDismiss: { reasons.append($0) })
        stage.settle()
        #expect(presentedView?.accessibilityPerformEscape() == true)
        stage.settle()
        home.presentAsCard(content, onDismiss: { reasons.append($0) })
        stage.settle()
        #expect(try element("Dismiss").accessibilityActivate())
        stage.settle()
        #expect(reasons == [.escape, .tapOutside])
    }

    @Test("A view controller with keys of its own still lets Escape dismiss")
    func keys() {
        final class EditorViewController: UIViewController {
            private let shortcuts = [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(("save")))]

            override var keyCommands: [UIKeyCommand]? {
                (super.keyCommands ?? []) + shortcuts
            }
        }
        let editor = EditorViewController()
        home.presentAsCard(editor)
        stage.settle()
        #expect(editor.keyCommands?.count == 3)
        stage.press(.keyboardEscape)
        stage.settle()
        #expect(home.presentedViewController == nil)
        home.presentAsCard(editor)
        stage.settle()
        stage.press(.keyboardPeriod, modifiers: .command)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("The tab key stays in a modal card")
    func focus() {
        let (behind, inside) = (UIButton(type: .system), UIButton(type: .system))
        behind.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        inside.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        home.view.addSubview(behind)
        content.view.addSubview(inside)
        home.presentAsCard(content)
        stage.settle()
        for _ in 0..<3 { stage.press(.keyboardTab) }
        #expect(stage.focusedView === inside)
    }

    @Test("A card that fits its content grows with the user's text")
    func dynamicType() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Your place never leaves this phone."
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        content.preferredContentSize = .zero
        content.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
            label.topAnchor.constraint(equalTo: content.view.topAnchor),
            label.bottomAnchor.constraint(equalTo: content.view.bottomAnchor),
        ])
        home.presentAsCard(content)
        stage.settle()
        let height = presentedView?.frame.height ?? 0
        stage.contentSizeCategory = .accessibilityExtraLarge
        stage.settle()
        #expect((presentedView?.frame.height ?? 0) > height + 20)
        #expect(presentedView?.frame.maxY == 818)
    }

    @Test("Reduce Motion dissolves and pushes nothing back; a finger still moves the view")
    func reduceMotion() throws {
        Stage.isReduceMotionEnabled = true
        defer { Stage.isReduceMotionEnabled = false }
        home.presentAsCard(content, style: Card(presenter: .pushedBack()))
        stage.advance(by: 0.125)
        let view = try #require(presentedView)
        #expect(view.layer.presentation()?.opacity == 0.5)
        #expect(stage.visibleFrame(of: view) == CGRect(x: 12, y: 518, width: 369, height: 300))
        stage.settle()
        #expect(home.view.transform == .identity)
        stage.touchDown(at: CGPoint(x: 196, y: 600))
        stage.touchMoved(to: CGPoint(x: 196, y: 610))
        stage.advance(by: 0.02)
        stage.touchMoved(to: CGPoint(x: 196, y: 660))
        #expect(stage.visibleFrame(of: view)?.minY == 568)
        stage.touchUp()
        stage.settle()
    }

    @Test("With Reduce Transparency a blur is a colour, while it is presented, too")
    func reduceTransparency() {
        defer { Stage.isReduceTransparencyEnabled = false }
        home.presentAsCard(content, style: Card(dimming: .blurred(.systemThinMaterial)))
        stage.settle()
        func blurs() -> Int { views(in: stage.window) { ($0 as? UIVisualEffectView)?.effect != nil }.count }
        #expect(blurs() == 1)
        Stage.isReduceTransparencyEnabled = true
        stage.settle()
        #expect(blurs() == 0)
    }

    @Test("With increased contrast there is a border of one point")
    func contrast() {
        home.presentAsCard(content)
        stage.settle()
        func borders() -> Int { views(in: presentedView) { $0.layer.borderWidth == 1 }.count }
        #expect(borders() == 0)
        stage.accessibilityContrast = .high
        stage.settle()
        #expect(borders() == 1)
    }

    @Test("From right to left a leading drawer is on the right, also when the direction changes meanwhile")
    func rightToLeft() {
        home.presentAsDrawer(content)
        stage.settle()
        #expect(presentedView?.frame == CGRect(x: 0, y: 0, width: 320, height: 852))
        stage.layoutDirection = .rightToLeft
        stage.settle()
        #expect(presentedView?.frame == CGRect(x: 73, y: 0, width: 320, height: 852))
    }

    @Test("Words in twelve languages")
    func languages() {
        #expect(AccessibilityStrings(languages: ["de"]).dismiss == "Schließen")
        #expect(AccessibilityStrings(languages: ["tlh", "fr-CA"]).expand == "Agrandir")
        for language in ["en", "zh-Hans", "zh-Hant", "es", "ja", "de", "fr", "pt", "ko", "it", "ru", "ar"] {
            let words = AccessibilityStrings(languages: [language])
            #expect(language == "en" || words.dismiss != "Dismiss", "\(language)")
        }
    }
}
