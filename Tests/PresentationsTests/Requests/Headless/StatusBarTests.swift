import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The controller that decides about the status bar during a presentation (C81).
@MainActor
struct StatusBarTests {
    /// A screen with a preferred style, and another one for when it is behind a presentation.
    private final class Screen: UIViewController {
        let style: UIStatusBarStyle

        init(_ style: UIStatusBarStyle) {
            self.style = style
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }

        override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyleBehindPresentation ?? style }

        /// The number of calls of `setNeedsStatusBarAppearanceUpdate()`.
        private(set) var announcements = 0

        override func setNeedsStatusBarAppearanceUpdate() {
            super.setNeedsStatusBarAppearanceUpdate()
            announcements += 1
        }
    }

    /// A style that covers the screen, or leaves the status bar visible.
    private struct Cover: PresentationStyle, Equatable {
        var top: CGFloat = 0
        var options = PresentationOptions()

        init(
            top: CGFloat = 0, statusBar: StatusBarPolicy = .automatic, presenter: PresenterAppearance = .unchanged
        ) {
            self.top = top
            options.statusBar = statusBar
            options.presenter = presenter
        }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let size = environment.container
            return PresentationLayout(frame: CGRect(x: 0, y: top, width: size.width, height: size.height - top))
        }
    }

    private let stage = Stage(.iPhone15)
    private let root = Screen(.default)
    private let content = Screen(.darkContent)

    init() {
        stage.show(root)
    }

    private var style: UIStatusBarStyle? { stage.window.windowScene?.statusBarManager?.statusBarStyle }

    struct Row: Sendable, CustomTestStringConvertible {
        var top: CGFloat
        var policy = StatusBarPolicy.automatic
        let isPresenteds: Bool
        var testDescription: String { "\(top), \(policy)" }
    }

    @Test(
        "What covers the middle of the status bar decides about it, unless the style says otherwise",
        arguments: [
            Row(top: 0, isPresenteds: true), Row(top: 29, isPresenteds: true), Row(top: 30, isPresenteds: false),
            Row(top: 69, isPresenteds: false), Row(top: 69, policy: .presented, isPresenteds: true),
            Row(top: 0, policy: .unchanged, isPresenteds: false),
        ])
    func covers(row: Row) {
        root.present(content, as: Cover(top: row.top, statusBar: row.policy))
        stage.advance(by: 0.1)
        #expect(style == (row.isPresenteds ? .darkContent : .default))
        stage.settle()
        #expect(style == (row.isPresenteds ? .darkContent : .default))
        #expect(content.modalPresentationCapturesStatusBarAppearance == row.isPresenteds)
        content.dismiss(animated: true)
        stage.advance(by: 0.1)
        #expect(style == .default)
        stage.settle()
        #expect(style == .default)
        #expect(!content.modalPresentationCapturesStatusBarAppearance)
    }

    @Test(
        "What the style knows without the content counts, even if UIKit looks only at the presentation (Q-24)",
        arguments: Assumptions.Reading.allCases)
    func early(reading: Assumptions.Reading) {
        Assumptions.assuming({ $0.statusBarCapture = reading }) {
            let styles: [any PresentationStyle] = [
                Drawer(), Cover(top: 0), HalfSheet { $0.statusBar = .presented }, Popup { $0.statusBar = .presented },
            ]
            for style in styles {
                root.present(content, as: style)
                #expect(content.modalPresentationCapturesStatusBarAppearance)
                stage.settle()
                #expect(self.style == .darkContent, "\(style)")
                content.dismiss(animated: true)
                stage.settle()
                #expect(!content.modalPresentationCapturesStatusBarAppearance)
            }
        }
    }

    @Test("A presentation that is refused leaves the property as it was")
    func refused() {
        let other = UIViewController()
        root.present(other, animated: false)
        stage.settle()
        root.presentAsDrawer(content)
        stage.settle()
        #expect(!content.modalPresentationCapturesStatusBarAppearance)
    }

    @Test("Values set by the app stay", arguments: [StatusBarPolicy.automatic, .presented, .unchanged])
    func apps(policy: StatusBarPolicy) {
        content.modalPresentationCapturesStatusBarAppearance = true
        root.present(content, as: Cover(top: 300, statusBar: policy))
        stage.settle()
        #expect(style == .darkContent)
        content.dismiss(animated: true)
        stage.settle()
        #expect(content.modalPresentationCapturesStatusBarAppearance)
    }

    @Test("It follows a view that comes to cover the bar, and goes back down")
    func follows() {
        root.present(content, as: Cover(top: 300))
        stage.settle()
        #expect(style == .default)
        content.presentationController(of: Cover.self)?.animateChanges { $0.top = 0 }
        // Where UIKit looks at the property only at the presentation, the presenting view keeps the bar.
        let following: UIStatusBarStyle =
            Assumptions.current.statusBarCapture == .atQuery ? .darkContent : .default
        #expect(style == following)
        stage.settle()
        content.presentationController(of: Cover.self)?.animateChanges { $0.top = 100 }
        #expect(style == .default)
        stage.settle()
        #expect(!content.modalPresentationCapturesStatusBarAppearance)
        content.presentationController(of: Cover.self)?.animateChanges { $0.statusBar = .presented }
        stage.settle()
        #expect(style == following)
    }

    @Test("Of several on top of each other the last that covers the bar decides")
    func stacked() {
        root.present(content, as: Cover())
        stage.settle()
        let card = Screen(.lightContent)
        content.presentAsCard(card)
        stage.settle()
        #expect(style == .darkContent)
        card.dismiss(animated: true)
        stage.settle()
        let cover = Screen(.lightContent)
        content.present(cover, as: Cover())
        stage.settle()
        #expect(style == .lightContent)
        cover.dismiss(animated: true)
        stage.settle()
        #expect(style == .darkContent)
    }

    @Test("A dismissal that is cancelled gives it back to the presented view")
    func cancelled() {
        root.present(content, as: Cover())
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 300))
        for y in [310, 350, 400] as [CGFloat] {
            stage.advance(by: 0.02)
            stage.touchMoved(to: CGPoint(x: 196, y: y))
        }
        stage.advance(by: 0.5)
        #expect(style == .default)
        stage.touchUp()
        stage.settle()
        #expect(root.presentedViewController === content)
        #expect(style == .darkContent)
    }

    @Test(
        "Behind a view that pushes it back a screen is told that light content suits it, from the beginning to the end")
    func pushedBack() {
        #expect(root.statusBarStyleBehindPresentation == nil)
        root.presentAsCard(content, style: Card(presenter: .pushedBack()))
        stage.advance(by: 0.1)
        #expect(style == .lightContent)
        stage.settle()
        #expect(style == .lightContent)
        #expect(root.statusBarStyleBehindPresentation == .lightContent)
        content.cardPresentationController?.animateChanges { $0.presenter = .faded() }
        stage.settle()
        #expect(style == .default)
        content.cardPresentationController?.animateChanges { $0.presenter = .pushedBack() }
        #expect(style == .lightContent)
        stage.settle()
        content.dismiss(animated: true)
        stage.advance(by: 0.1)
        #expect(style == .default)
        stage.settle()
        #expect(style == .default)
        #expect(root.statusBarStyleBehindPresentation == nil)
    }

    @Test("The beginning of a dismissal and its cancellation are announced, where the presenting view is pushed back")
    func announcements() throws {
        root.presentAsCard(content, style: Card(presenter: .pushedBack()))
        stage.settle()
        let atRest = content.announcements
        let card = try #require(content.presentationController?.presentedView).frame
        stage.touchDown(at: CGPoint(x: 196, y: card.midY))
        for step in 1...3 {
            stage.advance(by: 0.02)
            stage.touchMoved(to: CGPoint(x: 196, y: card.midY + CGFloat(step) * 12))
        }
        stage.advance(by: 0.5)
        #expect(content.isBeingDismissed)
        #expect(content.announcements == atRest + 1)
        stage.touchUp()
        stage.settle()
        #expect(root.presentedViewController === content)
        #expect(content.announcements > atRest + 1)
        #expect(style == .lightContent)
    }

    @Test("With Reduce Motion nothing is pushed back, and the bar stays")
    func reduceMotion() {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        root.presentAsCard(content, style: Card(presenter: .pushedBack()))
        stage.settle()
        #expect(style == .default)
    }

    @Test("A half-sheet, a card, a popup and a drawer have the policy, automatic by default")
    func styles() {
        #expect(Card().options.statusBar == .automatic)
        #expect(Card { $0.statusBar = .presented }.options.statusBar == .presented)
        #expect(HalfSheet { $0.statusBar = .unchanged }.options.statusBar == .unchanged)
        #expect(Popup { $0.statusBar = .presented }.options.statusBar == .presented)
        #expect(Drawer { $0.statusBar = .presented }.options.statusBar == .presented)
        // A drawer covers the middle of the bar.
        root.presentAsDrawer(content)
        stage.settle()
        #expect(style == .darkContent)
    }
}
