import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A finger in content that scrolls across the drag: a pager in a sheet, a list in a drawer.
@MainActor
struct ContentAcrossTests {
    private let scene = PresentedStage()
    private let content = UIViewController()

    @Test("A quick diagonal finger moves the sheet or turns the page by its main direction", arguments: [30, 60, 120])
    func pager(eventsPerSecond: Int) throws {
        let pager = put(contentSize: CGSize(width: 600, height: 216))
        pager.isPagingEnabled = true
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(dismissal: .swipe))
        scene.stage.settle()
        scene.stage.drag(
            from: CGPoint(x: 150, y: 500), to: CGPoint(x: 50, y: 540), duration: 0.1, eventsPerSecond: eventsPerSecond)
        #expect(try visible(scene.chrome).frame.minY == 392)
        scene.stage.settle()
        #expect(pager.contentOffset.x == 200)

        scene.stage.drag(
            from: CGPoint(x: 150, y: 500), to: CGPoint(x: 90, y: 650), duration: 0.1, eventsPerSecond: eventsPerSecond)
        scene.stage.settle()
        #expect(pager.contentOffset.x == 200)
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A quick diagonal finger moves the drawer or its list by its main direction", arguments: [30, 60, 120])
    func list(eventsPerSecond: Int) throws {
        let list = put(contentSize: CGSize(width: 200, height: 4000))
        scene.presenter.presentAsDrawer(content)
        scene.stage.settle()
        scene.stage.drag(
            from: CGPoint(x: 150, y: 200), to: CGPoint(x: 90, y: 50), duration: 0.1, eventsPerSecond: eventsPerSecond)
        #expect(try visible(scene.chrome).frame.minX == 0)
        scene.stage.settle()
        let offset = list.contentOffset.y
        #expect(offset > 140)

        scene.stage.drag(
            from: CGPoint(x: 150, y: 200), to: CGPoint(x: 10, y: 140), duration: 0.1, eventsPerSecond: eventsPerSecond)
        scene.stage.settle()
        #expect(list.contentOffset.y == offset)
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Two fingers zoom a picture in a sheet, which stays")
    func picture() throws {
        let zoom = Zoom()
        let picture = put(contentSize: CGSize(width: 200, height: 216))
        picture.addSubview(zoom.view)
        picture.maximumZoomScale = 10
        picture.delegate = zoom
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 90, y: 500), finger: 0)
        scene.stage.touchDown(at: CGPoint(x: 110, y: 500), finger: 1)
        for step in 1...10 {
            scene.stage.advance(by: 1.0 / 60)
            scene.stage.touchMoved(to: CGPoint(x: 90 - CGFloat(step) * 4, y: 500), finger: 0)
            scene.stage.touchMoved(to: CGPoint(x: 110 + CGFloat(step) * 4, y: 500), finger: 1)
        }
        #expect(picture.zoomScale > 2)
        #expect(try visible(scene.chrome).frame.minY == 392)
    }

    /// Puts a scroll view into the content, at the top left.
    private func put(contentSize: CGSize) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = contentSize
        content.view.addSubview(scrollView)
        return scrollView
    }
}

private final class Zoom: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 216))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
