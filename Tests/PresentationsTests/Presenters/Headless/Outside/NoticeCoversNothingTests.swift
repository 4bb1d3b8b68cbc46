import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A notice covers nothing: what is below it works as without it.
@MainActor
struct NoticeCoversNothingTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = UIViewController()
    private let notice = UIViewController()

    enum Below: CaseIterable {
        case sheet, card, drawer, popup
    }

    enum Notice: CaseIterable {
        case card, popup
    }

    init() {
        stage.show(home)
        content.preferredContentSize = CGSize(width: 300, height: 300)
        notice.preferredContentSize = CGSize(width: 300, height: 50)
    }

    private func present(_ below: Below) {
        switch below {
        case .sheet: home.presentAsHalfSheet(content)
        case .card: home.presentAsCard(content)
        case .drawer: home.presentAsDrawer(content)
        case .popup: home.presentAsPopup(content, style: Popup(dismissal: [.tapOutside, .swipe]))
        }
        stage.settle()
    }

    private func show(_ kind: Notice, over presenter: UIViewController) {
        switch kind {
        case .card:
            presenter.presentAsCard(
                notice,
                style: Card {
                    $0.edge = .top
                    $0.allowsBackgroundInteraction = true
                })
        case .popup:
            presenter.presentAsPopup(
                notice,
                style: Popup {
                    $0.position = .top
                    $0.allowsBackgroundInteraction = true
                })
        }
        stage.settle()
    }

    private var frame: CGRect { content.presentationController?.presentedView?.frame ?? .null }

    private var isGone: Bool { home.presentedViewController == nil && content.view.window == nil }

    @Test("A finger that drags the view below leaves it as the notice has changed it", arguments: Below.allCases)
    func effectUnderFinger(below: Below) throws {
        let effects: [(PresenterAppearance, Double, Double)] = [
            (.faded(alpha: 0.25), 0.25, 1), (.pushedBack(scale: 0.5), 1, 0.5),
        ]
        for (effect, alpha, scale) in effects {
            present(below)
            content.presentAsCard(
                notice,
                style: Card {
                    $0.edge = .top
                    $0.allowsBackgroundInteraction = true
                    $0.presenter = effect
                })
            stage.settle()
            let view = try #require(content.presentationController?.presentedView)
            // Inwards. A drag outwards would dismiss the notice first.
            let way = below == .drawer ? CGVector(dx: 3, dy: 0) : CGVector(dx: 0, dy: -3)
            var finger = CGPoint(x: view.frame.midX, y: view.frame.midY)
            let start = view.center
            stage.touchDown(at: finger)
            for _ in 0..<10 {
                finger = CGPoint(x: finger.x + way.dx, y: finger.y + way.dy)
                stage.touchMoved(to: finger)
                stage.advance(by: 1.0 / 60)
            }
            stage.advance(by: 0.5)
            #expect(view.center != start)
            #expect([Double(view.alpha), view.transform.a] == [alpha, scale], "\(effect)")
            stage.touchUp()
            stage.settle()
            #expect([Double(view.alpha), view.transform.a] == [alpha, scale], "\(effect)")
            #expect(view.center == start)
            notice.dismiss(animated: true)
            stage.settle()
            #expect([Double(view.alpha), view.transform.a] == [1, 1], "\(effect)")
            home.dismiss(animated: false)
            stage.settle()
        }
    }

    @Test("A swipe dismisses the view below, and with it the notice", arguments: Below.allCases, Notice.allCases)
    func swipe(below: Below, kind: Notice) {
        present(below)
        show(kind, over: content)
        let start = below == .drawer ? CGPoint(x: 200, y: 500) : CGPoint(x: 196, y: frame.minY + 100)
        let end = below == .drawer ? CGPoint(x: 10, y: 500) : CGPoint(x: 196, y: 845)
        stage.drag(from: start, to: end, duration: 0.15)
        stage.settle()
        #expect(isGone)
        #expect(notice.view.window == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("The reason is the swipe, and the notice goes with it", arguments: Notice.allCases)
    func reasons(kind: Notice) {
        var reasons: [String] = []
        home.presentAsCard(content, onDismiss: { reasons.append("card \($0)") })
        stage.settle()
        if kind == .card {
            content.presentAsCard(
                notice,
                style: Card {
                    $0.edge = .top
                    $0.allowsBackgroundInteraction = true
                }, onDismiss: { reasons.append("notice \($0)") })
        } else {
            content.presentAsPopup(
                notice,
                style: Popup {
                    $0.position = .top
                    $0.allowsBackgroundInteraction = true
                }, onDismiss: { reasons.append("notice \($0)") })
        }
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 845), duration: 0.15)
        stage.settle()
        #expect(reasons == ["notice programmatic", "card swipe"])
    }

    @Test("A swipe that the content refuses leaves the notice where it is")
    func refused() {
        content.isModalInPresentation = true
        present(.sheet)
        show(.card, over: content)
        stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 845), duration: 0.15)
        stage.settle()
        #expect(frame.minY == 392)
        #expect(notice.view.window === stage.window)
    }

    @Test("A tap outside dismisses the view below", arguments: Below.allCases, Notice.allCases)
    func tapOutside(below: Below, kind: Notice) {
        present(below)
        show(kind, over: content)
        stage.tap(at: CGPoint(x: below == .drawer ? 385 : 5, y: 250))
        stage.settle()
        #expect(isGone)
    }

    @Test("A sheet below is dragged between its detents, and the notice stays", arguments: Notice.allCases)
    func detents(kind: Notice) {
        present(.sheet)
        show(kind, over: content)
        stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 180), duration: 0.3)
        stage.settle()
        #expect(frame.minY == 69)
        #expect(notice.view.window === stage.window)
    }

    @Test("Escape dismisses the view below; with nothing below, the notice", arguments: Below.allCases, Notice.allCases)
    func escape(below: Below, kind: Notice) {
        present(below)
        show(kind, over: content)
        #expect(stage.press(.keyboardEscape))
        stage.settle()
        #expect(isGone)
        show(kind, over: home)
        #expect(home.presentedViewController === notice)
        #expect(stage.press(.keyboardEscape))
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("A field in a card below a notice is not covered by its keyboard", arguments: Notice.allCases)
    func keyboard(kind: Notice) {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        content.view.addSubview(field)
        present(.card)
        show(kind, over: content)
        field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        // 12 points above the keyboard, which begins at 516.
        #expect(frame.maxY == 504)
    }

    @Test("The keyboard of a field in the notice is the notice's")
    func keyboardOfNotice() {
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 40))
        notice.view.addSubview(field)
        present(.card)
        let place = frame
        show(.card, over: content)
        field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(frame == place)
    }

    @Test("A stack and tabs below a notice take their gestures", arguments: Notice.allCases)
    func containers(kind: Notice) {
        let pages = [UIViewController(), UIViewController()]
        let stack = UINavigationController()
        stack.setViewControllers(pages, animated: false)
        stack.use(NavigationTransition())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        tabs.use(TabTransition(animation: .push(from: .trailing)))
        stage.show(tabs)
        stage.settle()
        show(kind, over: pages[1])
        stage.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.25)
        stage.settle()
        #expect(stack.viewControllers.count == 1)
        stage.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.25)
        stage.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(notice.view.window === stage.window)
    }

    @Test("An added sheet below a notice is dragged between its detents", arguments: Notice.allCases)
    func addedSheet(kind: Notice) {
        home.addHalfSheet(content)
        stage.settle()
        show(kind, over: home)
        let sheet = content.halfSheetPresentationController?.presentedView
        #expect(sheet?.frame.minY == 392)
        stage.drag(from: CGPoint(x: 196, y: 420), to: CGPoint(x: 196, y: 120), duration: 0.3)
        stage.settle()
        #expect(sheet?.frame.minY == 69)
        #expect(notice.view.window === stage.window)
    }

    @Test("A menu comes in from the edge below a notice, in front of it", arguments: Notice.allCases)
    func edge(kind: Notice) {
        let menu = UIViewController()
        home.use(EdgePresentation(from: .leading, style: Drawer()) { menu })
        show(kind, over: home)
        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.25)
        stage.settle()
        #expect(menu.presentingViewController === notice)
        #expect(menu.view.window === stage.window)
    }
}
