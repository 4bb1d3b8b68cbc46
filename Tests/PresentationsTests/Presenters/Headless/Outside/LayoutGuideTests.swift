import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A button of the presenting view that rides above the presented one. On this phone a sheet's medium detent is at 392 points
/// from the top, the large one at 69, and the safe area ends at 818.
@MainActor
struct LayoutGuideTests {
    private let stage = Stage(.iPhone15)
    private let map = MapViewController()

    init() {
        stage.show(map)
        stage.settle()
    }

    private func present(_ style: some PresentationStyle) -> UIViewController {
        let content = CountingViewController(CGSize(width: 0, height: 300))
        map.present(content, as: style)
        stage.settle()
        return content
    }

    /// The lower edge of the button, which is 16 points above the guide.
    private var bottom: CGFloat { map.button.frame.maxY }

    /// The distance from the button to the presented view, both as they are on the screen.
    private func gap() throws -> CGFloat {
        let chrome = try #require(map.presentedViewController?.presentationController?.presentedView)
        return try visible(chrome).frame.minY - visible(map.button).frame.maxY
    }

    @Test("Without a presentation the guide is at the bottom of the safe area, and asking again gives the same one")
    func alone() {
        #expect(bottom == 802)
        #expect(map.view.presentedViewLayoutGuide === map.view.presentedViewLayoutGuide)
        #expect(map.view.presentedViewLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    }

    @Test("Of two views that cover it the higher one counts, whichever came last")
    func twoCovers() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let guide = try #require(view.presentedViewLayoutGuide as? PresentedViewLayoutGuide)
        let (high, low) = (PresentedViewGuides(), PresentedViewGuides())
        #expect(guide.cover(460, by: high))
        #expect(!guide.cover(200, by: low))
        view.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 392)
        #expect(guide.cover(0, by: high))
        view.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 652)
    }

    @Test("It rests at the top edge of a sheet, and returns when that is dismissed")
    func atRest() {
        let content = present(HalfSheet())
        #expect(bottom == 376)
        #expect(map.view.presentedViewLayoutGuide.layoutFrame == CGRect(x: 0, y: 392, width: 393, height: 460))
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(bottom == 53)
        content.dismiss(animated: true)
        stage.settle()
        #expect(bottom == 802)
    }

    @Test("Presented and dismissed, the button moves along in each frame, once the sheet is above its place")
    func transitions() throws {
        let content = CountingViewController()
        map.presentAsHalfSheet(content)
        stage.advance(by: 1.0 / 60)
        var places: [CGFloat] = []
        for _ in 0..<35 {
            places.append(try visible(map.button).frame.maxY)
            stage.advance(by: 1.0 / 60)
        }
        #expect(places.first ?? 0 > 700)
        #expect(places.last.map { abs($0 - 376) < 0.5 } == true)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
        content.dismiss(animated: true)
        stage.advance(by: 0.1)
        let leaving = try visible(map.button).frame.maxY
        #expect(leaving > 380 && leaving < 802)
        stage.settle()
        #expect(bottom == 802)
    }

    @Test("Under a finger it keeps its distance in every step, by one number and without a forced layout")
    func finger() throws {
        _ = present(HalfSheet())
        stage.touchDown(at: CGPoint(x: 196, y: 410))
        stage.touchMoved(to: CGPoint(x: 196, y: 390))
        for y in stride(from: CGFloat(380), to: 100, by: -20) {
            stage.advance(by: 1.0 / 120)
            let work = WorkCounter.counting { stage.touchMoved(to: CGPoint(x: 196, y: y)) }
            #expect(work.forcedLayouts == 0)
            #expect(try gap() == 16)
        }
        for y in stride(from: CGFloat(100), through: 440, by: 20) {
            stage.advance(by: 1.0 / 120)
            stage.touchMoved(to: CGPoint(x: 196, y: y))
            #expect(try gap() == 16)
        }
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(bottom == 376)
    }

    @Test("Let go, it moves on the same spring", arguments: [CGFloat(250), 330, 500])
    func spring(y: CGFloat) throws {
        _ = present(HalfSheet())
        stage.touchDown(at: CGPoint(x: 196, y: 410))
        stage.touchMoved(to: CGPoint(x: 196, y: (410 + y) / 2))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 196, y: y))
        stage.advance(by: 0.2)
        stage.touchUp()
        for _ in 0..<70 {
            #expect(abs(try gap() - 16) < 0.5)
            stage.advance(by: 1.0 / 120)
        }
        stage.settle()
        #expect(try gap() == 16)
    }

    @Test("Swiped out, it returns along with the sheet, and a sheet that is caught takes it back")
    func swipedOut() throws {
        _ = present(HalfSheet())
        stage.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 760), duration: 0.2)
        #expect(try visible(map.button).frame.maxY < 802)
        #expect(bottom == 802)
        stage.settle()
        #expect(map.presentedViewController == nil)
        #expect(bottom == 802)
        _ = present(HalfSheet())
        #expect(bottom == 376)
        map.dismiss(animated: true)
        stage.advance(by: 0.1)
        stage.touchDown(at: CGPoint(x: 196, y: 700))
        stage.touchMoved(to: CGPoint(x: 196, y: 660))
        stage.advance(by: 0.3)
        #expect(abs(try gap() - 16) < 0.5)
        stage.touchUp()
        stage.settle()
        #expect(bottom == 376)
    }

    @Test("A keyboard and a rotation take it along")
    func surroundings() throws {
        let content = present(Card(size: .fixed(CGSize(width: 300, height: 200))))
        #expect(abs(bottom - 602) < 0.001)
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(abs(try gap() - 16) < 0.001)
        #expect(abs(bottom - 288) < 0.001)
        stage.hideKeyboard()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(abs(try gap() - 16) < 0.001)
        stage.rotate(to: .portrait)
        content.dismiss(animated: false)
        stage.settle()
        #expect(bottom == 802)
    }

    @Test("A popup in the middle, a card at the top and a drawer leave it where it is")
    func elsewhere() {
        for style in [Popup(), Card(edge: .top), Drawer()] as [any PresentationStyle] {
            let content = present(style)
            #expect(bottom == 802)
            content.dismiss(animated: false)
            stage.settle()
        }
    }

    @Test("A card that moves to the top lets it go back to the bottom, and takes it along again")
    func toTheTop() {
        let content = present(Card(size: .fixed(CGSize(width: 300, height: 200))))
        #expect(bottom < 802)
        let below = bottom
        content.cardPresentationController?.animateChanges { $0.edge = .top }
        stage.settle()
        #expect(bottom == 802)
        content.cardPresentationController?.animateChanges { $0.edge = .bottom }
        stage.settle()
        #expect(bottom == below)
        content.dismiss(animated: true)
        stage.settle()
        #expect(bottom == 802)
    }

    @Test(
        "In a stack it works in the view of the controller that presents, which is not the one that UIKit presents from"
    )
    func inStack() throws {
        let screen = MapViewController()
        stage.show(UINavigationController(rootViewController: screen))
        stage.settle()
        screen.presentAsHalfSheet(CountingViewController(), animated: false)
        stage.settle()
        #expect(screen.button.convert(screen.button.bounds, to: nil).maxY == 376)
    }

    @Test("A presenting view that is pushed back rides as if it were not")
    func pushedBack() {
        _ = present(HalfSheet(presenter: .pushedBack()))
        #expect(map.button.frame.maxY == 376)
    }
}

/// A map with a button above what is presented.
private final class MapViewController: UIViewController {
    let button = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 44), button.heightAnchor.constraint(equalToConstant: 44),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            button.bottomAnchor.constraint(equalTo: view.presentedViewLayoutGuide.topAnchor, constant: -16),
        ])
    }
}
