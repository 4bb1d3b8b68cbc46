import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Cards, drawers and popups that are children.
@MainActor
struct AddedStylesTests {
    private let stage = Stage(.iPhone15)
    private let parent = CountingViewController()

    init() {
        stage.show(parent)
        stage.settle()
        parent.forgetCalls()
    }

    private func content(_ width: CGFloat, _ height: CGFloat) -> CountingViewController {
        CountingViewController(CGSize(width: width, height: height))
    }

    @Test("A card at the top comes with its animation, leaves the parent in use, and is dragged away upward")
    func card() throws {
        let legend = content(301, 100)
        var reasons: [DismissalReason] = []
        parent.add(
            legend,
            as: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
            }, isRemovable: true, onRemove: { reasons.append($0) })
        stage.advance(by: 0.1)
        let chrome = try #require(legend.cardPresentationController?.presentedView)
        #expect(try visible(chrome).frame.minY < 59)
        stage.settle()
        #expect(chrome.frame == CGRect(x: 46, y: 59, width: 301, height: 100))
        #expect(legend.calls == ["willAppear", "didAppear"])
        #expect(parent.calls.isEmpty)
        #expect(parent.presentedViewController == nil)
        #expect(stage.window.hitTest(CGPoint(x: 196, y: 400), with: nil) === parent.view)
        stage.drag(from: CGPoint(x: 196, y: 120), to: CGPoint(x: 196, y: 40), duration: 0.1)
        stage.settle()
        #expect(reasons == [.swipe])
        #expect(legend.view.window == nil)
        #expect(parent.children.isEmpty && parent.view.subviews.isEmpty)
    }

    @Test("A drawer is dragged away toward its side, in both directions of layout")
    func drawer() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let stage = Stage(.iPad11, layoutDirection: direction)
            stage.show(parent)
            let menu = content(280, 0)
            var reasons: [DismissalReason] = []
            parent.add(
                menu, as: Drawer { $0.allowsBackgroundInteraction = true }, isRemovable: true, animated: false,
                onRemove: { reasons.append($0) })
            stage.settle()
            let isRight = direction == .rightToLeft
            let frame = try #require(menu.drawerPresentationController?.presentedView?.frame)
            #expect(frame.minX == (isRight ? 540 : 0))
            #expect(frame.width == 280)
            let start = CGPoint(x: frame.midX, y: 500)
            stage.drag(from: start, to: CGPoint(x: isRight ? 830 : 4, y: 500), duration: 0.3)
            stage.settle()
            #expect(reasons == [.swipe])
            #expect(menu.view.window == nil)
        }
    }

    @Test("A modal card dims the parent alone, and stays unless it is removable")
    func modal() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [parent]
        stage.show(tabs)
        let card = content(300, 200)
        parent.add(card, as: Card(), animated: false)
        stage.settle()
        let controller = try #require(card.cardPresentationController)
        let dimming = try #require(controller.containerView?.firstView(named: "presentation.dimming"))
        #expect(dimming.alpha == 1)
        #expect(dimming.isDescendant(of: parent.view))
        stage.tap(at: CGPoint(x: 196, y: 200))
        stage.drag(from: CGPoint(x: 196, y: 650), to: CGPoint(x: 196, y: 840), duration: 0.2)
        stage.settle()
        #expect(card.view.window != nil)
        parent.remove(card)
        stage.settle()
        #expect(card.view.window == nil)
    }

    @Test("A style that adapts changes with the width, and its controllers are found")
    func adaptive() throws {
        let stage = Stage(.iPad11)
        stage.show(parent)
        let content = content(300, 200)
        parent.add(content, as: Adaptive(compact: HalfSheet(), regular: Card()), animated: false)
        stage.settle()
        #expect(content.cardPresentationController?.card == Card())
        parent.remove(content, animated: false)
        #expect(content.cardPresentationController == nil)
    }

    @Test("One that is not modal is no notice: it keeps its place, and moves behind nothing")
    func noNotice() throws {
        let first = content(301, 100)
        let second = content(301, 100)
        for content in [first, second] {
            parent.add(
                content,
                as: Card {
                    $0.edge = .top
                    $0.allowsBackgroundInteraction = true
                }, animated: false)
        }
        let toast = content(300, 60)
        parent.presentAsCard(
            toast,
            style: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
            })
        stage.settle()
        for content in [first, second] {
            #expect(
                content.presentationController(of: Card.self)?.presentedView?.frame
                    == CGRect(x: 46, y: 59, width: 301, height: 100))
        }
        #expect(parent.presentedViewController === toast)
    }
}
