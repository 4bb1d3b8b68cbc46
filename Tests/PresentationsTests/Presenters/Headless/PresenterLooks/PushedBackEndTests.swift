import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A pushed-back view ends behind the card in front of it: no part of its corners shows beside those of the card.
@MainActor
struct PushedBackEndTests {
    struct Row: Sendable {
        let device: Device
        /// The lower end of the view on the screen.
        let bottom: CGFloat
        /// The radius of its corners there.
        let radius: CGFloat
    }

    nonisolated static let rows: [Row] = [
        Row(device: .iPhone15, bottom: 817.92, radius: 32), Row(device: .iPhone16ProMax, bottom: 917.76, radius: 32),
        Row(device: .iPhoneSE, bottom: 640.32, radius: 32),
        // A point and a half below the card.
        Row(device: .iPhone13mini, bottom: 779.52, radius: 32),
    ]

    @Test("Where it ends near the card's edge it has the card's corners", arguments: rows)
    func card(row: Row) {
        let scene = PresentedStage(row.device)
        let content = CountingViewController(CGSize(width: 0, height: 400))
        scene.presenter.presentAsCard(content, style: Card(cornerRadius: 32, presenter: .pushedBack(scale: 0.92)))
        scene.stage.settle()
        let view = scene.presenter.view!
        #expect(abs(view.frame.maxY - row.bottom) < 0.01)
        #expect(abs(view.layer.cornerRadius * 0.92 - row.radius) < 0.01)
        #expect(view.transform == CGAffineTransform(scaleX: 0.92, y: 0.92))
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(view.layer.cornerRadius == 0)
        #expect(view.transform == .identity)
    }

    @Test("Elsewhere it keeps its scale and a radius of 12", arguments: [Device.iPad11, .iPhone15])
    func elsewhere(device: Device) {
        let scene = PresentedStage(device)
        scene.presenter.presentAsPopup(
            CountingViewController(CGSize(width: 200, height: 200)),
            style: Popup { $0.presenter = .pushedBack(scale: 0.92) })
        scene.stage.settle()
        #expect(scene.presenter.view.layer.cornerRadius == 12)
        #expect(scene.presenter.view.transform.a == 0.92)
    }

    @Test("A card with other corners brings its own to the view, also when it changes")
    func changed() {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 400))
        scene.presenter.presentAsCard(content, style: Card(cornerRadius: 40, presenter: .pushedBack(scale: 0.92)))
        scene.stage.settle()
        let layer = scene.presenter.view.layer
        #expect(abs(layer.cornerRadius - 40 / 0.92) < 0.01)
        content.cardPresentationController?.animateChanges {
            content.cardPresentationController?.card.cornerRadius = 20
        }
        scene.stage.settle()
        #expect(abs(layer.cornerRadius - 20 / 0.92) < 0.01)
    }

    @Test("A sheet without round corners at the bottom gets the card's corners there, as long as it is pushed back")
    func sheet() throws {
        // A phone with a button: the scaled sheet ends where the card does.
        let scene = PresentedStage(.iPhoneSE)
        let sheet = CountingViewController()
        scene.presenter.presentAsHalfSheet(sheet)
        scene.stage.settle()
        let content = CountingViewController(CGSize(width: 0, height: 400))
        sheet.presentAsCard(content, style: Card(cornerRadius: 32, presenter: .pushedBack()))
        scene.stage.settle()
        let outer = try #require(scene.view(named: "presentation.clip")).layer
        var bottomRadius: CGFloat {
            ([outer] + (outer.sublayers ?? [])).filter { $0.maskedCorners.contains(.layerMinXMaxYCorner) }
                .map(\.cornerRadius).max() ?? 0
        }
        #expect(abs(bottomRadius - 32 / 0.92) < 0.01)
        sheet.dismiss(animated: true)
        scene.stage.settle()
        #expect(bottomRadius == 0)
    }
}
