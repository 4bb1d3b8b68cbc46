import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Borders, grabbers, and the colour of shadows.
@MainActor
struct LookTests {
    private func rgb(_ color: CGColor?) -> [CGFloat]? { color?.components?.prefix(3).map { ($0 * 255).rounded() } }

    // MARK: Borders

    @Test("Every style draws the border, in front of its content, with its own corners")
    func styles() throws {
        let scene = PresentedStage()
        let border = Border(color: .systemRed, width: 2)
        let styles: [(any PresentationStyle, CGFloat, CACornerMask)] = [
            (Card { $0.border = border }, 24, Mask.all),
            (HalfSheet { $0.border = border }, 12, Mask.top),
            (Popup { $0.border = border }, 14, Mask.all),
            (Drawer { $0.border = border }, 16, Mask.right),
        ]
        for (style, radius, corners) in styles {
            scene.presenter.present(CountingViewController(CGSize(width: 200, height: 200)), as: style)
            scene.stage.settle()
            let view = try #require(scene.view(named: "presentation.border"))
            #expect(view.frame == scene.chrome?.bounds)
            #expect(view.layer.borderWidth == 2)
            #expect(rgb(view.layer.borderColor) == [255, 59, 48])
            #expect(view.layer.cornerRadius == radius)
            #expect(view.layer.maskedCorners == corners)
            let order = try #require(scene.chrome?.subviews.map(\.accessibilityIdentifier))
            #expect(order == ["presentation.clip", "presentation.border", "presentation.grabber"])
            scene.presenter.dismiss(animated: false)
            scene.stage.settle()
        }
    }

    private enum Mask {
        static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        static let all: CACornerMask = top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test("Without a border there is no view for one, and a change at run time brings it and takes it away")
    func changes() throws {
        let scene = PresentedStage()
        let content = scene.presentCard()
        scene.stage.settle()
        #expect(scene.view(named: "presentation.border") == nil)
        content.cardPresentationController?.animateChanges { $0.border = Border(width: 3) }
        #expect(scene.view(named: "presentation.border")?.layer.borderWidth == 3)
        content.cardPresentationController?.animateChanges { $0.border?.width = -2 }
        #expect(scene.view(named: "presentation.border") == nil)
        content.cardPresentationController?.animateChanges { $0.border = Border(width: .nan) }
        #expect(scene.view(named: "presentation.border") == nil)
    }

    @Test("With Increase Contrast a thin border is a point wide, in its own colour, and a wide one stays")
    func contrast() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card { $0.border = Border(color: .systemRed, width: 0.5) })
        scene.stage.settle()
        scene.stage.accessibilityContrast = .high
        let view = try #require(scene.view(named: "presentation.border"))
        #expect(view.layer.borderWidth == 1)
        #expect(rgb(view.layer.borderColor) == [215, 0, 21])
        content.cardPresentationController?.animateChanges { $0.border?.width = 4 }
        #expect(view.layer.borderWidth == 4)
    }

    @Test("A dynamic colour follows the appearance")
    func dark() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card { $0.border = Border(color: .systemRed) })
        scene.stage.settle()
        scene.stage.appearance = .dark
        #expect(rgb(scene.view(named: "presentation.border")?.layer.borderColor) == [255, 69, 58])
    }

    @Test("Corners with different radii have a quarter of a border each, which follows a change of the size")
    func unequal() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(
            Card {
                $0.border = Border(color: .systemRed)
                $0.corners = Corners(top: 10, bottom: 30)
            })
        scene.stage.settle()
        let view = try #require(scene.view(named: "presentation.border"))
        #expect(view.layer.borderWidth == 0)
        #expect(view.subviews.map { $0.subviews[0].layer.cornerRadius }.sorted() == [10, 10, 30, 30])
        #expect(view.subviews.map { $0.subviews[0].layer.borderWidth } == [1, 1, 1, 1])
        content.cardPresentationController?.animateChanges { $0.size = .fixed(CGSize(width: 300, height: 200)) }
        scene.stage.settle()
        let frames = view.subviews.map { view.convert($0.bounds, from: $0) }
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 100),
                CGRect(x: 0, y: 100, width: 150, height: 100), CGRect(x: 150, y: 100, width: 150, height: 100),
            ])
        let wholes = view.subviews.map { view.convert($0.subviews[0].frame, from: $0) }
        #expect(wholes == Array(repeating: CGRect(x: 0, y: 0, width: 300, height: 200), count: 4))
    }

    @Test("A sheet that is pulled up has its border around the background below it as well")
    func overscroll() throws {
        let sheet = try SheetOnScreen(
            HalfSheet {
                $0.border = Border()
                $0.selectedDetentIdentifier = .large
            })
        sheet.stage.touchDown(at: CGPoint(x: 100, y: 300))
        sheet.stage.touchMoved(to: CGPoint(x: 100, y: 100))
        let chrome = try #require(sheet.scene.chrome)
        let border = try #require(sheet.scene.view(named: "presentation.border"))
        #expect(chrome.frame.minY < 69)
        #expect(chrome.frame.minY + border.frame.maxY > 852)
        sheet.stage.touchUp()
        sheet.stage.settle()
        #expect(border.frame == chrome.bounds)
    }

    @Test("An arrow continues the border of its popup")
    func arrow() throws {
        let scene = PresentedStage()
        let button = UIView(frame: CGRect(x: 150, y: 300, width: 80, height: 40))
        scene.presenter.view.addSubview(button)
        scene.presenter.presentAsPopup(
            CountingViewController(CGSize(width: 200, height: 100)),
            style: Popup {
                $0.position = .anchored(to: PresentationAnchor(button))
                $0.border = Border(color: .systemRed, width: 2)
            })
        scene.stage.settle()
        let arrow = try #require(scene.view(named: "presentation.arrow")?.layer as? CAShapeLayer)
        #expect(arrow.lineWidth == 2)
        #expect(rgb(arrow.strokeColor) == [255, 59, 48])
    }

    // MARK: Shadows

    @Test("A shadow has its colour, which follows the appearance")
    func shadow() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(shadow: Shadow(color: .systemIndigo, opacity: 0.5)))
        scene.stage.settle()
        let layer = try #require(scene.chrome?.layer)
        #expect(rgb(layer.shadowColor) == [88, 86, 214])
        #expect(layer.shadowOpacity == 0.5)
        scene.stage.appearance = .dark
        #expect(rgb(layer.shadowColor) == [94, 92, 230])
        #expect(Shadow() == Shadow(color: .black))
    }

    // MARK: The grabber

    @Test("A grabber has its colour and its size, 5 points inside the edge, and a zone that grows with it")
    func grabber() throws {
        let sheet = try SheetOnScreen(
            HalfSheet {
                $0.prefersGrabberVisible = true
                $0.grabber = Grabber(color: .systemIndigo, size: CGSize(width: 60, height: 8))
            })
        let bar = try #require(sheet.grabber)
        #expect(bar.frame == CGRect(x: 166.5, y: 5, width: 60, height: 8))
        #expect(bar.layer.cornerRadius == 4)
        #expect(rgb(bar.backgroundColor?.cgColor) == [88, 86, 214])
        #expect(bar.point(inside: CGPoint(x: -10, y: 4), with: nil))
        #expect(!bar.point(inside: CGPoint(x: -11, y: 4), with: nil))
        #expect(bar.point(inside: CGPoint(x: 30, y: -19), with: nil))
        sheet.controller.animateChanges { $0.grabber = Grabber() }
        sheet.stage.settle()
        #expect(bar.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        #expect(bar.layer.cornerRadius == 2.5)
    }

    @Test("A size that cannot be drawn is an empty bar, and nothing traps")
    func unusable() throws {
        let sheet = try SheetOnScreen(
            HalfSheet {
                $0.prefersGrabberVisible = true
                $0.grabber.size = CGSize(width: CGFloat.nan, height: -3)
            })
        #expect(sheet.grabber?.bounds.size == .zero)
    }
}
