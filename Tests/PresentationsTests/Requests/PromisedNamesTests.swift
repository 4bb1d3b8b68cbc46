import Foundation
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The calls that the documentation shows, through the public interface alone.
@MainActor
struct PromisedNamesTests {
    @Test("The documentation's code compiles and does what it says")
    func calls() throws {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        stage.show(home)

        let detail = UIViewController()
        home.presentAsCard(
            detail, style: Card(cornerRadius: 28, dimming: .blurred(.systemThinMaterialDark)), animated: true,
            completion: nil)
        stage.settle()
        #expect(detail.cardPresentationController?.card.cornerRadius == 28)
        detail.cardPresentationController?.animateChanges { $0.cornerRadius = 12 }
        #expect(detail.cardPresentationController?.card.cornerRadius == 12)
        home.dismiss(animated: false)
        stage.settle()

        let list = UIViewController()
        home.presentAsHalfSheet(list, style: HalfSheet(detents: [.medium(), .large()], prefersGrabberVisible: true))
        stage.settle()
        list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(list.presentationController?.frameOfPresentedViewInContainerView.minY == 69)
        home.dismiss(animated: false)
        stage.settle()

        home.addHalfSheet(list, style: HalfSheet(detents: [.height(120), .large()]), animated: false)
        list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(list.halfSheetPresentationController?.frameOfPresentedViewInContainerView.minY == 69)
        home.removeHalfSheet(list, animated: false)

        let question = UIViewController()
        home.presentAsPopup(question, style: Popup(size: .fitting, position: .center))
        stage.settle()
        #expect(question.popupPresentationController?.popup.position == .center)
        home.dismiss(animated: false)
        stage.settle()

        home.present(
            detail, as: Card(size: .fraction(width: 1, height: 0.5), edge: .top, animation: .slide(from: .top)))
        stage.settle()
        #expect(detail.cardPresentationController?.card.edge == .top)
        home.dismiss(animated: false)
        stage.settle()

        home.present(detail, as: Drawer(edge: .leading))
        stage.settle()
        #expect(detail.drawerPresentationController?.drawer.edge == .leading)
        home.dismiss(animated: false)
        stage.settle()
        home.presentAsDrawer(detail, style: Drawer(edge: .trailing, presenter: .faded(alpha: 0.5)))
        stage.settle()
        #expect(detail.presentationController?.frameOfPresentedViewInContainerView.minX == 73)
        home.dismiss(animated: false)
        stage.settle()

        let (thumbnail, photo) = (UIView(), UIView())
        home.presentAsCard(detail, style: Card(animation: .zoom(from: thumbnail, to: photo)))
        #expect(TransitionAnimation.zoom(from: thumbnail) != .zoom(from: thumbnail, to: photo))
    }

    @Test("A popup at a view, and a content that is replaced, by the names that the documentation shows")
    func places() {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        stage.show(home)
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        home.view.addSubview(button)
        let hint = UIViewController()
        hint.preferredContentSize = CGSize(width: 200, height: 100)
        home.presentAsPopup(hint, style: Popup(position: .anchored(to: PresentationAnchor(button))))
        stage.settle()
        #expect(hint.presentationController?.frameOfPresentedViewInContainerView.minY == 157)
        #expect(
            hint.popupPresentationController?.popup.position
                == .anchored(
                    to: PresentationAnchor(button), sides: [.bottom, .top, .trailing, .leading], distance: 0,
                    arrowSize: CGSize(width: 26, height: 13)))
        #expect(PresentationAnchor(button, rect: .zero) != PresentationAnchor(UIBarButtonItem()))
        home.dismiss(animated: false)
        stage.settle()

        let (login, welcome) = (UIViewController(), UIViewController())
        home.presentAsHalfSheet(ReplaceableContentViewController(login))
        stage.settle()
        login.replaceableContentViewController?.replaceContent(with: welcome)
        stage.settle()
        #expect(welcome.replaceableContentViewController?.contentViewController === welcome)
        welcome.replaceableContentViewController?.replaceContent(with: login, animated: false)
        #expect(welcome.parent == nil)
    }

    @Test("The containers' transitions by the names that the documentation shows")
    func containers() {
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.use(NavigationTransition(push: .drop, pop: .fly, interactivePop: .anywhere))
        #expect(navigationController.navigationTransition?.pop == .fly)
        let tabBarController = UITabBarController()
        tabBarController.use(TabTransition(animation: .push(from: .trailing)))
        #expect(tabBarController.tabTransition?.isInteractive == true)
    }

    @Test("Every setting of a style may be named, in the documented order")
    func initialisers() {
        _ = Card(
            size: .fixed(CGSize(width: 1, height: 1)), edge: .bottom, margins: .zero, maximumWidth: 420,
            cornerRadius: 24,
            shadow: Shadow(opacity: 0.2, radius: 12, offset: .zero), dimming: .none,
            presenter: .pushedBack(scale: 0.92),
            animation: .crossDissolve, dismissal: [.tapOutside, .swipe], keyboard: .shrink)
        _ = HalfSheet(
            detents: [
                .medium(), .large(), .height(1), .fraction(1), .insetFromTop(1), .fitting(),
                .custom(identifier: .init("custom")) { context in context.maximumDetentValue },
            ],
            selectedDetentIdentifier: .medium, largestUndimmedDetentIdentifier: .medium,
            prefersScrollingExpandsWhenScrolledToEdge: false, prefersEdgeAttachedInCompactHeight: true,
            widthFollowsPreferredContentSizeWhenEdgeAttached: true, prefersGrabberVisible: true,
            preferredCornerRadius: 10,
            maximumWidth: 540, shadow: nil, dimming: .color(.red), presenter: .unchanged, animation: .halfwaySpring,
            dismissal: .swipe, keyboard: .expand)
        _ = Popup(
            size: .fitting, position: .bottom, offset: .zero, margins: .zero, maximumWidth: 320, cornerRadius: 14,
            shadow: nil, dimming: .dimmed(0.5), animation: .scale, dismissal: [], keyboard: .none)
        _ = Drawer(
            edge: .trailing, width: .fixed(280), maximumWidth: 320, cornerRadius: 16, shadow: nil, dimming: .none,
            presenter: .faded(), animation: .crossDissolve, dismissal: .swipe, keyboard: .lift)
    }

    @Test("A closure sets any option, and begins with the defaults of the initialisers")
    func closures() {
        #expect(Card { _ in } == Card())
        #expect(HalfSheet { _ in } == HalfSheet())
        #expect(Popup { _ in } == Popup())
        #expect(Drawer { _ in } == Drawer())
        var drawer = Drawer(edge: .trailing)
        drawer.backgroundColor = nil
        drawer.swipeThreshold = .sheet
        #expect(
            Drawer {
                $0.edge = .trailing
                $0.swipeThreshold = .sheet
            } == drawer)
    }

    private final class Delegate: NSObject, HalfSheetPresentationControllerDelegate {
        func halfSheetPresentationController(
            _ controller: HalfSheetPresentationController, shouldBeginDraggingAt point: CGPoint
        ) -> Bool { point.y > 0 }

        func halfSheetPresentationControllerWillEndDragging(
            _ controller: HalfSheetPresentationController, withVelocity velocity: CGFloat,
            targetDetentIdentifier: inout HalfSheet.Detent.Identifier?
        ) {
            if velocity > 2000 { targetDetentIdentifier = nil }
        }
    }

    @Test("What is promised about looks, heights, levels, removal and windows, by the names that the design shows")
    func looks() throws {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        stage.show(home)
        let sheet = HalfSheet {
            $0.detents = [.height(300, from: .container), .medium().dimmed(0.5), .fraction(0.8, from: .safeArea)]
            $0.grabber = Grabber(color: .systemIndigo, size: CGSize(width: 40, height: 6))
            $0.material = .glass
            $0.largestMaterialDetentIdentifier = .medium
        }
        let (list, delegate) = (UIViewController(), Delegate())
        var reasons: [DismissalReason] = []
        home.addHalfSheet(list, style: sheet, isRemovable: true, onRemove: { reason in reasons.append(reason) })
        list.halfSheetPresentationController?.delegate = delegate
        stage.settle()
        #expect(list.halfSheetPresentationController?.frameOfPresentedViewInContainerView.minY == 552)
        home.removeHalfSheet(list)
        stage.settle()
        #expect(reasons == [.programmatic])

        let card = Card {
            $0.border = Border(color: .separator, width: 1)
            $0.shadow = Shadow(color: .systemIndigo)
            $0.allowsBackgroundInteraction = true
            $0.avoidsBars = true
        }
        let toast = UIViewController()
        toast.preferredContentSize = CGSize(width: 300, height: 60)
        let windowScene = try #require(stage.window.windowScene)
        windowScene.present(toast, as: card)
        stage.settle()
        #expect(toast.cardPresentationController?.card == card)
        toast.dismiss(animated: false)
        stage.settle()
    }
}
