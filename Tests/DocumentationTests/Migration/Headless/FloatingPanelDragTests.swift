import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on FloatingPanel says of fingers.
@MainActor @Suite struct FloatingPanelDragTests {
    typealias MapViewController = FloatingPanelMigration.MapViewController

    private let stage = Stage(.iPhone15)
    private let map = MapViewController()

    init() {
        stage.show(map)
        stage.settle()
    }

    private var sheet: HalfSheetPresentationController? { map.places.halfSheetPresentationController }
    private var top: CGFloat? { sheet?.presentedView?.frame.minY }

    private func select(_ detent: HalfSheet.Detent.Identifier) {
        sheet?.animateChanges { $0.selectedDetentIdentifier = detent }
        stage.settle()
    }

    @Test("A slow drag rests at the next height, and the delegate hears of the user's choice once")
    func slowly() {
        stage.drag(from: CGPoint(x: 196, y: 480), to: CGPoint(x: 196, y: 720), duration: 1, resting: 0.2)
        stage.settle()
        #expect(top == 749)
        #expect(sheet?.halfSheet.selectedDetentIdentifier == MapViewController.tip)
        #expect(map.places.endedSearches == 1)
    }

    @Test("A flick from the tip goes to the full height")
    func flick() {
        select(MapViewController.tip)
        stage.drag(from: CGPoint(x: 196, y: 757), to: CGPoint(x: 196, y: 557), duration: 0.1)
        stage.settle()
        #expect(top == 77)
    }

    @Test("The list scrolls only when the panel is at its full height, in one touch")
    func scrolling() {
        stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500), duration: 1, resting: 0.2)
        #expect(map.places.tableView.contentOffset.y == 0)
        stage.settle()
        select(MapViewController.full)
        stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500), duration: 1, resting: 0.2)
        stage.settle()
        #expect(top == 77)
        #expect(map.places.tableView.contentOffset.y > 100)
    }

    @Test("With prefersScrollingExpandsWhenScrolledToEdge off, the list scrolls at every height")
    func scrollingEverywhere() {
        sheet?.halfSheet.prefersScrollingExpandsWhenScrolledToEdge = false
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500), duration: 1, resting: 0.2)
        stage.settle()
        #expect(sheet?.halfSheet.selectedDetentIdentifier == MapViewController.half)
        #expect(map.places.tableView.contentOffset.y > 100)
    }

    @Test("The map has the touches beside the panel, but not at the full height")
    func passing() {
        let beside = CGPoint(x: 196, y: 60)
        #expect(stage.window.hitTest(beside, with: nil) === map.view)
        select(MapViewController.full)
        #expect(stage.window.hitTest(beside, with: nil) !== map.view)
        stage.tap(at: beside)
        stage.settle()
        #expect(top == 77)
    }

    @Test("A search field in the panel resigns when the user drags the panel down, and its selected detent was kept")
    func searchField() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.accessibilityIdentifier = "search"
        map.places.view.addSubview(field)
        stage.showKeyboard(height: 336)
        stage.tap("search")
        stage.settle()
        #expect(field.isFirstResponder)
        #expect(top == 77)
        #expect(sheet?.halfSheet.selectedDetentIdentifier == MapViewController.half)
        stage.drag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 300, y: 800), duration: 0.5, resting: 0.2)
        stage.settle()
        #expect(!field.isFirstResponder)
        #expect(top == 749)
    }

    @Test("No finger takes the panel away")
    func staying() {
        select(MapViewController.tip)
        stage.drag(from: CGPoint(x: 196, y: 757), to: CGPoint(x: 196, y: 850), duration: 0.1)
        stage.settle()
        #expect(top == 749)
        #expect(map.places.parent != nil)
    }

    @Test("A presented panel passes touches beside it, can be swiped away, and onDismiss says so")
    func removal() {
        let presenter = FloatingPanelMigration.DetailPresenter()
        let detail = UIViewController()
        detail.preferredContentSize = CGSize(width: 0, height: 300)
        stage.show(presenter)
        presenter.show(detail)
        stage.settle()
        #expect(detail.presentationController?.presentedView?.frame.minY == 518)
        #expect(stage.window.hitTest(CGPoint(x: 196, y: 60), with: nil) === presenter.view)
        stage.drag(from: CGPoint(x: 196, y: 530), to: CGPoint(x: 196, y: 840), duration: 0.2)
        stage.settle()
        #expect(presenter.presentedViewController == nil)
        #expect(presenter.closed == [.swipe])
    }

    @Test("With one detent and no swipe a finger moves nothing")
    func standing() {
        let screen = UIViewController()
        let content = UIViewController()
        stage.show(screen)
        screen.presentAsHalfSheet(content, style: HalfSheet(detents: [.medium()], dismissal: .tapOutside))
        stage.settle()
        let controller = content.halfSheetPresentationController
        stage.touchDown(at: CGPoint(x: 196, y: 500))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: 550))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: 700))
        #expect(controller?.presentedViewProgress?.position == 392)
        stage.touchUp()
        stage.settle()
    }

    @Test("Beyond the full height the panel gives like a rubber band")
    func rubberBand() {
        select(MapViewController.full)
        stage.touchDown(at: CGPoint(x: 196, y: 85))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: 60))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: 20))
        let pulled = sheet?.presentedViewProgress?.position ?? 0
        #expect(pulled < 77 && pulled > 40)
        stage.touchUp()
        stage.settle()
        #expect(top == 77)
    }

    @Test("Without resizesContentWhileDragging the content is not laid out under the finger")
    func contentMode() {
        sheet?.halfSheet.resizesContentWhileDragging = false
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 450))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: 400))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: 340))
        let opened = map.places.view.bounds.height
        stage.touchMoved(to: CGPoint(x: 196, y: 290))
        #expect(map.places.view.bounds.height == opened)
        #expect(opened == 775)
        stage.touchUp()
        stage.settle()
    }

    @Test("A panel with one detent does not move", arguments: [true, false])
    func oneDetent(upward: Bool) {
        sheet?.animateChanges { $0.detents = [.medium()] }
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 500))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: upward ? 450 : 550))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: upward ? 300 : 700))
        #expect(sheet?.presentedViewProgress?.position == 392)
        stage.touchUp()
        stage.settle()
        #expect(top == 392)
    }
}
