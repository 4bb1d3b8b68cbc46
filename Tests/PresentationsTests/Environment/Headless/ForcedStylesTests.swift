import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Every style with a leading side, presented by a view whose direction an app forces, or one inside of it (Z37).
@MainActor
struct ForcedStylesTests {
    /// A style that is at the leading side, or comes from there.
    enum Member: CaseIterable, Sendable {
        case drawer, card, sheet, anchoredPopup, sliding
    }

    /// The view with the attribute.
    enum Place: CaseIterable, Sendable {
        case presenter, stackAround, viewAround
    }

    private let stage = Stage(.iPad11)
    private let presenter = UIViewController()
    private let content = UIViewController()

    private func show(forcing place: Place, _ attribute: UISemanticContentAttribute = .forceRightToLeft) {
        switch place {
        case .presenter:
            presenter.view.semanticContentAttribute = attribute
            stage.show(presenter)
        case .stackAround:
            let stack = UINavigationController(rootViewController: presenter)
            stack.view.semanticContentAttribute = attribute
            stage.show(stack)
        case .viewAround:
            let parent = UIViewController()
            parent.view.semanticContentAttribute = attribute
            parent.addChild(presenter)
            presenter.view.frame = parent.view.bounds
            parent.view.addSubview(presenter.view)
            presenter.didMove(toParent: parent)
            stage.show(parent)
        }
    }

    private func style(_ member: Member) -> any PresentationStyle {
        switch member {
        case .drawer: Drawer()
        case .card: Card(edge: .leading)
        case .sheet: HalfSheet { $0.widePlacement = .leading() }
        case .anchoredPopup:
            Popup(position: .anchored(to: PresentationAnchor(presenter.anchorSource()), sides: [.leading]))
        case .sliding: Popup(animation: .slide(from: .leading))
        }
    }

    /// How far the middle of the presented view is from that of the screen, or of the anchor.
    private func present(_ member: Member) throws -> CGFloat {
        content.preferredContentSize = CGSize(width: 200, height: 200)
        presenter.present(content, as: style(member))
        stage.advance(by: 0.05)
        let chrome = content.presentationController?.presentedView
        let moving = try visible(chrome).frame.midX - 410
        stage.settle()
        if member == .sliding { return moving }
        let source = member == .anchoredPopup ? presenter.anchorSource() : presenter.view
        return try visible(chrome).frame.midX - (source.map { $0.convert($0.bounds, to: nil).midX } ?? 0)
    }

    @Test(
        "Its leading side is the right one, if the presenter's view or one around it is forced",
        arguments: Member.allCases, Place.allCases)
    func forced(member: Member, place: Place) throws {
        show(forcing: place)
        #expect(try present(member) > 40)
    }

    @Test("The window's attribute moves nothing of UIKit's, and nothing of the kit's", arguments: Member.allCases)
    func window(member: Member) throws {
        stage.window.semanticContentAttribute = .forceRightToLeft
        stage.show(presenter)
        #expect(try present(member) < -40)
    }

    @Test(
        "A presenter for directions in space keeps the left side in an app from right to left",
        arguments: Member.allCases)
    func spatial(member: Member) throws {
        stage.layoutDirection = .rightToLeft
        show(forcing: .presenter, .spatial)
        #expect(try present(member) < -40)
    }

    @Test("The direction of the presented view decides only inside of it", arguments: Member.allCases)
    func presented(member: Member) throws {
        stage.show(presenter)
        content.view.semanticContentAttribute = .forceRightToLeft
        #expect(try present(member) < -40)
        #expect(content.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("What a forced presentation presents is at the right side, too")
    func fromWithin() throws {
        show(forcing: .presenter)
        presenter.presentAsHalfSheet(UIViewController(), animated: false)
        stage.settle()
        presenter.presentedViewController?.presentAsDrawer(content, animated: false)
        stage.settle()
        #expect(content.view.convert(content.view.bounds, to: nil).maxX == 820)
    }

    @Test("A sheet that was added is at the right side of a forced parent")
    func added() {
        show(forcing: .presenter)
        presenter.addHalfSheet(content, style: HalfSheet { $0.widePlacement = .leading() }, animated: false)
        stage.settle()
        #expect(content.view.convert(content.view.bounds, to: nil).maxX == 812)
    }

    @Test(
        "A style of the app finds the direction in its environment, while the traits keep theirs",
        arguments: Place.allCases)
    func environment(place: Place) {
        struct Side: PresentationStyle {
            var options = PresentationOptions()

            func layout(in environment: LayoutEnvironment) -> PresentationLayout {
                let isRight = environment.traits.layoutDirection == .rightToLeft
                return PresentationLayout(frame: CGRect(x: isRight ? 720 : 0, y: 0, width: 100, height: 400))
            }
        }
        show(forcing: place)
        presenter.present(content, as: Side())
        stage.settle()
        #expect(content.view.convert(content.view.bounds, to: nil).minX == 720)
        #expect(content.traitCollection.layoutDirection == .leftToRight)
    }

    @Test("Tabs inside a forced controller change toward the other side under a finger")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.view.semanticContentAttribute = .forceRightToLeft
        tabs.use(TabTransition(animation: .push(from: .trailing)))
        stage.show(tabs)
        stage.drag(from: CGPoint(x: 600, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.3)
        stage.settle()
        #expect(tabs.selectedIndex == 0)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 700, y: 400), duration: 0.3)
        stage.settle()
        #expect(tabs.selectedIndex == 1)
    }
}
