import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A pushed-back view keeps the safe area of its place, although UIKit computes none for a scaled view (Z3).
@MainActor
struct PushedBackSafeAreaTests {
    private let scene = PresentedStage()

    private func cover(_ lower: UIViewController) {
        lower.presentAsCard(
            CountingViewController(CGSize(width: 0, height: 200)), style: Card(presenter: .pushedBack()))
        scene.stage.settle()
    }

    @Test("A sheet that was flung to its large detent has the home indicator's inset", arguments: [0, 0.05, 0.2, 2])
    func flung(moment: TimeInterval) {
        let lower = LaidOutViewController()
        scene.presenter.presentAsHalfSheet(lower, style: HalfSheet())
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 250), duration: 0.1)
        if moment == 2 { scene.stage.settle() } else { scene.stage.advance(by: moment) }
        cover(lower)
        #expect(lower.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .large)
        #expect(lower.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(lower.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(lower.additionalSafeAreaInsets == .zero)
    }

    @Test("A change of the lower style while it is pushed back brings the safe area of its new place (Z3)")
    func style() throws {
        let lower = LaidOutViewController(CGSize(width: 0, height: 500))
        scene.presenter.presentAsCard(lower)
        scene.stage.settle()
        cover(lower)
        #expect(lower.view.safeAreaInsets == .zero)
        let card = try #require(lower.cardPresentationController)
        let own = Card(size: .fraction(width: 1, height: 1), margins: .zero, maximumWidth: 1000)
        card.animateChanges { $0 = own }
        scene.stage.settle()
        let fresh = PresentedStage()
        let same = LaidOutViewController(CGSize(width: 0, height: 500))
        fresh.presenter.presentAsCard(same, style: own)
        fresh.stage.settle()
        #expect(lower.view.safeAreaInsets == same.view.safeAreaInsets)
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(lower.view.safeAreaInsets == same.view.safeAreaInsets)
        #expect(lower.additionalSafeAreaInsets == .zero)
    }

    @Test("A lower drawer that changes its side has the safe area of the other side (Z3)")
    func side() throws {
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        let lower = LaidOutViewController()
        scene.presenter.presentAsDrawer(lower, style: Drawer(width: .fixed(400)))
        scene.stage.settle()
        let leading = lower.view.safeAreaInsets
        cover(lower)
        #expect(lower.view.safeAreaInsets == leading)
        let drawer = try #require(lower.presentationController as? DrawerPresentationController)
        drawer.animateChanges { $0.edge = .trailing }
        scene.stage.settle()
        #expect(
            lower.view.safeAreaInsets
                == UIEdgeInsets(top: 0, left: leading.right, bottom: leading.bottom, right: leading.left))
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(lower.additionalSafeAreaInsets == .zero)
    }

    @Test("A lower drawer that follows a change of direction has its new safe area (Z3)")
    func direction() {
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        let lower = LaidOutViewController()
        scene.presenter.presentAsDrawer(lower, style: Drawer(width: .fixed(400)))
        scene.stage.settle()
        let leading = lower.view.safeAreaInsets
        cover(lower)
        ScreenChange(isMirrored: true).apply(to: scene.stage)
        scene.stage.settle()
        #expect(
            lower.view.safeAreaInsets
                == UIEdgeInsets(top: 0, left: leading.right, bottom: leading.bottom, right: leading.left))
    }

    @Test("A fitting sheet that is measured again while it is pushed back keeps its height")
    func measured() throws {
        let lower = ColumnViewController(heights: [40, 44])
        scene.presenter.presentAsHalfSheet(lower, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        let height = chrome.bounds.height
        cover(lower)
        for _ in 0..<3 {
            lower.halfSheetPresentationController?.invalidateDetents()
            scene.stage.settle()
            #expect(chrome.bounds.height == height)
        }
        lower.heightConstraints[0].constant = 60
        lower.halfSheetPresentationController?.invalidateDetents()
        scene.stage.settle()
        #expect(chrome.bounds.height == height + 20)
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(chrome.bounds.height == height + 20)
    }

    @Test("What the app adds to the safe area counts in a fitting sheet that is pushed back")
    func ownInsets() throws {
        let lower = ColumnViewController(heights: [40, 44])
        scene.presenter.presentAsHalfSheet(lower, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        let height = chrome.bounds.height
        cover(lower)
        lower.additionalSafeAreaInsets.top += 30
        lower.halfSheetPresentationController?.invalidateDetents()
        scene.stage.settle()
        #expect(chrome.bounds.height == height + 30)
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(lower.additionalSafeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    }
}
