import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Corners that follow the display only from some moment on, on a phone of 393 by 852 points whose display has a radius
/// of 55. Until then the position of the view on the display is not needed.
@MainActor
struct LaterConcentricCornersTests {
    private let scene = PresentedStage(.iPhone15)
    private let card = Card(
        size: .fixed(CGSize(width: 377, height: 340)), margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    private func radii() -> [CGFloat] {
        var radii: [CGFloat] = []
        var view = scene.view(named: "presentation.clip")
        while let clip = view {
            radii.append((clip.layer.cornerRadius * 100).rounded() / 100)
            view = clip.subviews.first { $0.clipsToBounds && $0.layer.cornerCurve == .continuous }
        }
        return radii
    }

    @Test("A card 34 points above the display's edge: 55 less 34 below, and above the minimum")
    func cardLater() throws {
        let content = scene.presentCard(card)
        scene.stage.settle()
        try #require(content.cardPresentationController).card.corners = .concentric(minimum: 4)
        scene.stage.settle()
        #expect(radii() == [4, 21])
    }

    @Test("A drawer at the display's edge: those of the display there, and the minimum at its other side")
    func drawerLater() throws {
        let content = CountingViewController()
        scene.presenter.presentAsDrawer(content, style: Drawer(width: .fixed(300)))
        scene.stage.settle()
        try #require(content.drawerPresentationController).drawer.corners = .concentric(minimum: 4)
        scene.stage.settle()
        #expect(radii() == [55, 4])
    }

    @Test("A popup that fills the room: 55 less 34 below, and above the minimum")
    func popupLater() throws {
        let content = CountingViewController()
        let margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        scene.presenter.presentAsPopup(
            content,
            style: Popup(size: .fixed(CGSize(width: 377, height: 759)), margins: margins, maximumWidth: 0))
        scene.stage.settle()
        try #require(content.popupPresentationController).popup.corners = .concentric(minimum: 4)
        scene.stage.settle()
        #expect(radii() == [4, 21])
    }

    @Test("One of two styles for two widths")
    func adaptiveLater() throws {
        let content = CountingViewController()
        scene.presenter.present(content, as: Adaptive(compact: card, regular: Popup()))
        scene.stage.settle()
        let both = try #require(content.presentationController(of: Adaptive<Card, Popup>.self))
        both.presentedStyle.compact.corners = .concentric(minimum: 4)
        scene.stage.settle()
        #expect(radii() == [4, 21])
    }

    @Test("A half-sheet that becomes floating while it is shown, and has the classic look again")
    func sheetLater() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet { $0.look = .classic })
        scene.stage.settle()
        let sheet = try #require(content.halfSheetPresentationController)
        #expect(radii() == [12])
        sheet.halfSheet.look = .floating
        scene.stage.settle()
        #expect(radii() == [37.7, 58.2])
        sheet.halfSheet.look = .classic
        scene.stage.settle()
        #expect(radii() == [12, 0])
    }

    @Test("A half-sheet that gets concentric corners while it is shown: the display is 392 points above it")
    func sheetCornersLater() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet { $0.detachedMargin = 8 })
        scene.stage.settle()
        let sheet = try #require(content.halfSheetPresentationController)
        sheet.halfSheet.corners = .concentric(minimum: 4)
        scene.stage.settle()
        // 8 points from the sides and the lower edge.
        #expect(radii() == [4, 47])
    }
}
