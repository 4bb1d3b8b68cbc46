import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// `onDismiss` for every way in which a presentation can end.
@MainActor
struct EndingTests {
    private let scene = PresentedStage()
    private let endings = Endings()

    /// The reported reasons, in order.
    final class Endings {
        private(set) var reasons: [DismissalReason] = []

        func note(_ reason: DismissalReason) { reasons.append(reason) }
    }

    enum Kind: CaseIterable {
        case card, halfSheet, popup, drawer, own

        @MainActor
        func present(_ content: UIViewController, from presenter: UIViewController, _ endings: Endings) {
            let gestures: DismissalGestures = [.tapOutside, .swipe]
            switch self {
            case .card: presenter.presentAsCard(content, onDismiss: endings.note)
            case .halfSheet: presenter.presentAsHalfSheet(content, onDismiss: endings.note)
            case .popup:
                presenter.presentAsPopup(content, style: Popup(dismissal: gestures), onDismiss: endings.note)
            case .drawer: presenter.presentAsDrawer(content, onDismiss: endings.note)
            case .own: presenter.present(content, as: Own(), onDismiss: endings.note)
            }
        }

        /// The movement of a finger that dismisses the view.
        var way: CGVector { self == .drawer ? CGVector(dx: -300, dy: 0) : CGVector(dx: 0, dy: 400) }
    }

    struct Own: PresentationStyle, Equatable {
        var options = PresentationOptions()

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            PresentationLayout(frame: CGRect(x: 0, y: environment.container.height - 400, width: 393, height: 400))
        }
    }

    private func present(_ kind: Kind) -> CountingViewController {
        let content = CountingViewController(CGSize(width: 0, height: 340))
        kind.present(content, from: scene.presenter, endings)
        scene.stage.settle()
        return content
    }

    private func swipe(_ content: UIViewController, _ kind: Kind) throws {
        let frame = try #require(content.presentationController?.presentedView).frame
        let start = CGPoint(x: frame.midX, y: frame.minY + 100)
        scene.stage.drag(
            from: start, to: CGPoint(x: start.x + kind.way.dx, y: start.y + kind.way.dy), duration: 0.2)
    }

    // MARK: The user

    @Test("A tap outside is reported once, after the view has gone", arguments: Kind.allCases)
    func tap(kind: Kind) {
        let content = present(kind)
        scene.stage.tap(at: CGPoint(x: 385, y: 60))
        #expect(content.isBeingDismissed)
        #expect(endings.reasons == [])
        scene.stage.settle()
        #expect(endings.reasons == [.tapOutside])
        #expect(content.presentingViewController == nil)
    }

    @Test("So is a swipe, and a swipe that is taken back is no end", arguments: Kind.allCases)
    func swipe(kind: Kind) throws {
        let content = present(kind)
        let frame = try #require(content.presentationController?.presentedView).frame
        let start = CGPoint(x: frame.midX, y: frame.minY + 100)
        scene.stage.touchDown(at: start)
        for share in [0.2, 0.6, 1, 0.6, 0.2, 0] {
            let way = CGPoint(x: start.x + kind.way.dx * share * 0.6, y: start.y + kind.way.dy * share * 0.6)
            scene.stage.touchMoved(to: way)
            scene.stage.advance(by: 0.05)
        }
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(endings.reasons == [])
        #expect(scene.presenter.presentedViewController === content)
        try swipe(content, kind)
        scene.stage.settle()
        #expect(endings.reasons == [.swipe])
    }

    @Test("So is the swipe from the leading edge")
    func edgeSwipe() {
        let content = CountingViewController()
        scene.presenter.presentAsCard(content, style: Card(dismissal: .edgeSwipe), onDismiss: endings.note)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.2)
        scene.stage.settle()
        #expect(endings.reasons == [.swipe])
    }

    @Test("So is VoiceOver's escape gesture", arguments: Kind.allCases)
    func escape(kind: Kind) throws {
        let content = present(kind)
        let chrome = try #require(content.presentationController?.presentedView)
        #expect(chrome.accessibilityPerformEscape())
        scene.stage.settle()
        #expect(endings.reasons == [.escape])
    }

    @Test("A refused dismissal is not an end", arguments: Kind.allCases)
    func refused(kind: Kind) throws {
        let content = present(kind)
        content.isModalInPresentation = true
        scene.stage.tap(at: CGPoint(x: 385, y: 60))
        try swipe(content, kind)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
        #expect(endings.reasons == [])
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(endings.reasons == [.programmatic])
    }

    @Test("A tap that UIKit puts off is still the user's (C14)")
    func putOff() {
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.presenter.presentAsHalfSheet(stack, onDismiss: endings.note)
        scene.stage.settle()
        stack.pushViewController(UIViewController(), animated: true)
        scene.stage.advance(by: 0.05)
        scene.stage.tap(at: CGPoint(x: 385, y: 60))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(endings.reasons == [.tapOutside])
    }

    @Test("A tap that comes to nothing does not lend its reason to code")
    func forgotten() {
        let content = present(.card)
        content.isModalInPresentation = true
        scene.stage.tap(at: CGPoint(x: 385, y: 60))
        scene.stage.settle()
        content.isModalInPresentation = false
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(endings.reasons == [.programmatic])
    }

    // MARK: Code

    @Test("The presented controller and the presenting one dismiss", arguments: Kind.allCases, [true, false])
    func code(kind: Kind, animated: Bool) {
        present(kind).dismiss(animated: animated)
        scene.stage.settle()
        #expect(endings.reasons == [.programmatic])
        _ = present(kind)
        scene.presenter.dismiss(animated: animated)
        scene.stage.settle()
        #expect(endings.reasons == [.programmatic, .programmatic])
    }

    @Test(
        "An ancestor takes a whole stack away, told by UIKit or not (C60, Q-15)",
        arguments: Assumptions.Calls.allCases, [true, false])
    func stack(answer: Assumptions.Calls, animated: Bool) {
        Assumptions.assuming({ $0.intermediateHooks = answer }) {
            var names: [String] = []
            let contents = (0..<3).map { _ in CountingViewController(CGSize(width: 0, height: 200)) }
            var presenter: UIViewController = scene.presenter
            for (index, content) in contents.enumerated() {
                presenter.presentAsCard(content, onDismiss: { names.append("\(index) \($0)") })
                scene.stage.settle()
                presenter = content
            }
            scene.presenter.dismiss(animated: animated)
            scene.stage.settle()
            #expect(names.sorted() == ["0 programmatic", "1 programmatic", "2 programmatic"])
        }
    }

    @Test("One in the middle dismisses what is above it, and stays")
    func middle() {
        let lower = present(.card)
        let upper = CountingViewController(CGSize(width: 0, height: 200))
        let above = Endings()
        lower.presentAsPopup(upper, onDismiss: above.note)
        scene.stage.settle()
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(above.reasons == [.programmatic])
        #expect(endings.reasons == [])
    }

    @Test("A full-screen controller on top, which takes the views off the window, is no end")
    func covered() {
        let content = present(.card)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        content.present(cover, animated: true)
        scene.stage.settle()
        #expect(content.view.window == nil)
        #expect(endings.reasons == [])
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(content.view.window != nil)
        #expect(endings.reasons == [])
    }

    // MARK: Windows

    @Test("A window that is released, whoever holds the controllers", arguments: [true, false], Kind.allCases)
    func window(isHeld: Bool, kind: Kind) {
        var held: [UIViewController] = []
        do {
            let other = PresentedStage()
            let content = CountingViewController(CGSize(width: 0, height: 340))
            kind.present(content, from: other.presenter, endings)
            other.stage.settle()
            if isHeld { held = [other.presenter, content] }
        }
        scene.stage.settle()
        #expect(endings.reasons == [.programmatic])
        #expect(held.count == (isHeld ? 2 : 0))
    }

    @Test(
        "A window beside the app's own one that is released, while the app holds the controllers",
        arguments: Kind.allCases)
    func secondWindow(kind: Kind) throws {
        let (presenter, content) = (UIViewController(), CountingViewController(CGSize(width: 0, height: 340)))
        do {
            let window = UIWindow(windowScene: try #require(scene.stage.window.windowScene))
            window.rootViewController = presenter
            window.isHidden = false
            scene.stage.settle()
            kind.present(content, from: presenter, endings)
            scene.stage.settle()
            #expect(content.view.window === window)
            window.isHidden = true
            scene.stage.settle()
            #expect(endings.reasons == [])
        }
        scene.stage.settle()
        #expect(content.presentingViewController === presenter)
        #expect(endings.reasons == [.programmatic])
    }

    @Test("A root that is replaced keeps what it presents; its dismissal is the end")
    func root() {
        let content = present(.card)
        let old = scene.presenter
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()
        #expect(endings.reasons == [])
        #expect(content.presentingViewController === old)
        old.dismiss(animated: false)
        scene.stage.settle()
        #expect(endings.reasons == [.programmatic])
    }

    // MARK: No end

    @Test("A presentation that is not possible has none")
    func impossible() {
        let told = reports {
            scene.presenter.presentAsCard(scene.presenter, onDismiss: endings.note)
            UIViewController().presentAsCard(UIViewController(), onDismiss: endings.note)
            scene.stage.settle()
        }
        #expect(told.count == 2)
        #expect(endings.reasons == [])
    }

    @Test("The same controller can be presented again in the call, and its end is reported again")
    func again() {
        let content = CountingViewController(CGSize(width: 0, height: 340))
        var log: [String] = []
        let presenter = scene.presenter
        presenter.presentAsCard(content) {
            log.append("presented")
        } onDismiss: { reason in
            log.append("first \(reason)")
            presenter.presentAsPopup(content, onDismiss: { log.append("second \($0)") })
        }
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 385, y: 60))
        scene.stage.settle()
        #expect(content.popupPresentationController != nil)
        #expect(log == ["presented", "first tapOutside"])
        presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(log == ["presented", "first tapOutside", "second programmatic"])
    }

    @Test("Nothing is kept alive by it")
    func leaks() {
        var probe = LeakProbe()
        do {
            let object = NSObject()
            let content = CountingViewController(CGSize(width: 0, height: 340))
            probe.add(object, as: "captured")
            probe.add(content, as: "content")
            scene.presenter.presentAsCard(content, onDismiss: { _ in _ = object })
            scene.stage.settle()
            probe.add(content.presentationController, as: "controller")
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
        }
        #expect(probe.names == [])
    }
}
