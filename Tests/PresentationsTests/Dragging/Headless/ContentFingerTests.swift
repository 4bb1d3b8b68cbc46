import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Touches that the content keeps: pulls of a refresh control, wheels of a picker, rows that are moved. Medium rests at
/// y 392 and large at 69; the finger moves 10 points before the gesture begins (G9).
@MainActor
struct ContentFingerTests {
    private let scene = PresentedStage()
    private let list = ListViewController(rows: 200)
    private let refresh = UIRefreshControl()

    init() {
        list.scrollView.refreshControl = refresh
    }

    private func present(_ style: HalfSheet) {
        scene.presenter.presentAsHalfSheet(list, style: style)
        scene.stage.settle()
    }

    private var top: CGFloat { scene.chrome?.frame.minY ?? .nan }
    private var scrolled: CGFloat { list.scrollView.contentOffset.y + list.scrollView.adjustedContentInset.top }

    /// Puts a finger down, moves it there in half a second, and keeps it there.
    private func pull(from start: CGFloat, to end: CGFloat, x: CGFloat = 196) {
        scene.stage.touchDown(at: CGPoint(x: x, y: start))
        for step in 1...60 {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: x, y: start + (end - start) * CGFloat(step) / 60))
        }
    }

    private func lift() {
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    // MARK: Pull to refresh

    @Test(
        "A refresh control is pulled at the top of its content where nothing is left for the sheet to do",
        arguments: [
            HalfSheet(selectedDetentIdentifier: .large), HalfSheet(detents: [.medium()]),
            HalfSheet(detents: [.medium()], dismissal: .tapOutside),
            HalfSheet(prefersScrollingExpandsWhenScrolledToEdge: false),
        ])
    func pulled(style: HalfSheet) {
        present(style)
        let rest = top
        pull(from: rest + 40, to: 840)
        #expect(top == rest)
        #expect(scrolled < -40)
        #expect(refresh.frame.minY < -40)
        lift()
        #expect(top == rest)
        #expect(scrolled == 0)
        #expect(scene.presenter.presentedViewController === list)
    }

    @Test("A long pull refreshes, the content rests lower, and the sheet rests where it was (V10)")
    func refreshes() {
        present(HalfSheet(selectedDetentIdentifier: .large))
        pull(from: 80, to: 840)
        #expect(refresh.isRefreshing)
        lift()
        #expect(top == 69)
        #expect(list.scrollView.contentOffset.y == -60)
        refresh.endRefreshing()
        scene.stage.settle()
        #expect(list.scrollView.contentOffset.y == 0)
        #expect(top == 69)
    }

    @Test("Content that is scrolled goes to its top and on into the pull, in one touch")
    func fromFurtherDown() {
        present(HalfSheet(selectedDetentIdentifier: .large))
        list.scrollView.contentOffset.y = 50
        pull(from: 80, to: 500)
        #expect(top == 69)
        #expect(scrolled < -40)
        lift()
        #expect(top == 69)
    }

    @Test(
        "Below its largest detent the sheet goes first: down it leaves, up it grows, and comes back in the same touch")
    func belowTheLargest() {
        present(HalfSheet())
        pull(from: 500, to: 570)
        #expect(top == 452)
        #expect(scrolled == 0)
        lift()
        #expect(top == 392)
        pull(from: 700, to: 290)
        #expect(top == 69)
        #expect(scrolled == 77)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 490))
        #expect(top == 192)
        #expect(scrolled == 0)
        lift()
    }

    @Test("Beside the content the sheet is dragged out of its largest detent")
    func header() {
        list.topMargin = 50
        present(HalfSheet(selectedDetentIdentifier: .large))
        pull(from: 90, to: 200)
        #expect(top == 169)
        #expect(scrolled == 0)
        lift()
        pull(from: 100, to: 840)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test(
        "A refresh control that is disabled, or that cannot be pulled, leaves the finger to the sheet",
        arguments: [true, false])
    func notPullable(isDisabled: Bool) {
        if isDisabled { refresh.isEnabled = false } else { list.scrollView.bounces = false }
        present(HalfSheet(selectedDetentIdentifier: .large))
        pull(from: 80, to: 190)
        #expect(top == 169)
        lift()
    }

    @Test("A sheet that is caught on its way is the finger's, whatever its content does")
    func caught() throws {
        present(HalfSheet())
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 300), duration: 0.1)
        scene.stage.advance(by: 0.05)
        let caught = try visible(scene.chrome).frame.minY
        #expect(caught > 75)
        pull(from: caught + 40, to: caught + 140)
        #expect(abs(top - caught - 90) <= 1)
        #expect(scrolled == 0)
        lift()
    }

    @Test("A refresh that ends while a finger moves the sheet lets the content slide up, and the sheet goes on (V10)")
    func endOfARefreshUnderTheFinger() throws {
        present(HalfSheet())
        refresh.beginRefreshing()
        list.scrollView.contentOffset.y = -60
        pull(from: 600, to: 500)
        refresh.endRefreshing()
        #expect(list.scrollView.contentOffset.y == -60)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 499))
        #expect(top == 301)
        #expect(list.scrollView.contentOffset.y == 0)
        // The picture follows.
        #expect(try visible(list.scrollView).bounds.minY < -58)
        scene.stage.advance(by: 0.1)
        let half = try visible(list.scrollView).bounds.minY
        #expect(half > -59 && half < -1)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 489))
        #expect(top == 291)
        lift()
        #expect(try visible(list.scrollView).bounds.minY == 0)
        #expect(top == 392)
    }

    @Test("Content that refreshes does not jump while the sheet moves (V12)")
    func duringARefresh() {
        present(HalfSheet())
        refresh.beginRefreshing()
        list.scrollView.contentOffset.y = -60
        pull(from: 600, to: 500)
        #expect(top == 302)
        #expect(list.scrollView.contentOffset.y == -60)
        #expect(scrolled == 0)
        lift()
        #expect(top == 392)
        #expect(list.scrollView.contentOffset.y == -60)
        refresh.endRefreshing()
        scene.stage.settle()
        #expect(list.scrollView.contentOffset.y == 0)
        #expect(top == 392)
    }

    @Test("A card with a list that refreshes keeps the pull, too")
    func card() {
        scene.presenter.presentAsCard(list, style: Card(size: .fixed(CGSize(width: 369, height: 500))))
        scene.stage.settle()
        let rest = top
        pull(from: rest + 40, to: 840)
        #expect(top == rest)
        #expect(scrolled < -40)
        lift()
        #expect(scene.presenter.presentedViewController === list)
    }

    // MARK: Wheels

    @Test("A wheel turns either way, and the sheet stays", arguments: [-1, 1] as [CGFloat])
    func wheel(direction: CGFloat) throws {
        let content = CountingViewController()
        let rows = Rows()
        let picker = UIPickerView(frame: CGRect(x: 36, y: 40, width: 320, height: 216))
        picker.dataSource = rows
        content.view.addSubview(picker)
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet())
        scene.stage.settle()
        picker.selectRow(5, inComponent: 0, animated: false)
        pull(from: 540, to: 540 + direction * 106)
        #expect(top == 392)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(top == 392)
        #expect(picker.selectedRow(inComponent: 0) == 5 - Int(direction) * 3)
    }

    @Test("A wheel that is at its first row is pulled down, and the sheet stays")
    func firstRow() {
        let content = CountingViewController()
        let rows = Rows()
        let picker = UIPickerView(frame: CGRect(x: 36, y: 40, width: 320, height: 216))
        picker.dataSource = rows
        content.view.addSubview(picker)
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet())
        scene.stage.settle()
        pull(from: 540, to: 740)
        #expect(top == 392)
        lift()
        #expect(scene.presenter.presentedViewController === content)
        #expect(picker.selectedRow(inComponent: 0) == 0)
    }

    private final class Rows: NSObject, UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
    }

    // MARK: Rows that are moved

    @Test("A row that a long press has picked up follows the finger, and neither list nor sheet moves")
    func reordering() {
        present(HalfSheet(selectedDetentIdentifier: .large))
        let row = list.scrollView.subviews[3]
        let press = UILongPressGestureRecognizer()
        row.addGestureRecognizer(press)
        let start = row.convert(CGPoint(x: 100, y: 22), to: nil)
        scene.stage.touchDown(at: start)
        scene.stage.advance(by: 0.6)
        #expect(press.state == .began)
        for step in 1...30 {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 10))
            #expect(press.location(in: nil).y == start.y + CGFloat(step) * 10)
        }
        #expect(press.state == .changed)
        #expect(top == 69)
        #expect(scrolled == 0)
        lift()
        #expect(top == 69)
    }
}
