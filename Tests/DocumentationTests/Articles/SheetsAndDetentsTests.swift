import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The code of the article "Sheets and Detents", on a phone of 393 × 852 points with a safe area of 59 at the top and 34 at the
/// bottom. The largest height inside the bottom safe area is 852 − 59 − 10 − 34 = 749.
@MainActor
@Suite struct SheetsAndDetentsTests {
    private let stage = Stage(.iPhone15)
    private let map = MapViewController()

    init() {
        stage.show(map)
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.halfSheetPresentationController?.presentedView?.frame ?? .null
    }

    @Test("A sheet rests at the smallest of its detents first")
    func first() {
        map.showPlaces()
        stage.settle()
        #expect(frame(of: map.places) == CGRect(x: 0, y: 698, width: 393, height: 154))
    }

    @Test(
        "Every kind of detent has the frame in the article's table",
        arguments: [
            (.medium(), CGRect(x: 0, y: 392, width: 393, height: 460)),
            (.large(), CGRect(x: 0, y: 69, width: 393, height: 783)),
            (.height(200), CGRect(x: 0, y: 618, width: 393, height: 234)),
            (.fraction(0.25), CGRect(x: 0, y: 605, width: 393, height: 247)),
            (.insetFromTop(100), CGRect(x: 0, y: 159, width: 393, height: 693)),
            (.fitting(), CGRect(x: 0, y: 498, width: 393, height: 354)),
            (.tall, CGRect(x: 0, y: 269, width: 393, height: 583)),
            (.height(20), CGRect(x: 0, y: 774, width: 393, height: 78)),
            (.height(2000), CGRect(x: 0, y: 69, width: 393, height: 783)),
        ] as [(HalfSheet.Detent, CGRect)])
    func table(detent: HalfSheet.Detent, expected: CGRect) {
        let content = UIViewController()
        content.preferredContentSize.height = 320
        map.presentAsHalfSheet(content, style: HalfSheet(detents: [detent]))
        stage.settle()
        #expect(frame(of: content) == expected)
    }

    @Test(
        "In a compact height the medium detent and the custom one are inactive, and the sheet covers the screen or is attached",
        arguments: [(false, CGFloat(0)), (true, 10)])
    func compactHeight(isAttached: Bool, top: CGFloat) {
        let stage = Stage(.iPhone15, orientation: .landscapeLeft)
        stage.show(map)
        let content = UIViewController()
        map.presentAsHalfSheet(
            content,
            style: HalfSheet(detents: [.medium(), .tall, .large()], prefersEdgeAttachedInCompactHeight: isAttached))
        stage.settle()
        #expect(frame(of: content).minY == top)
        #expect(frame(of: content).maxY == 393)
        #expect(frame(of: content).width == (isAttached ? 734 : 852))
    }

    @Test("Code selects another detent, and exchanges them all")
    func changes() {
        map.showPlaces()
        stage.settle()

        map.places.halfSheetPresentationController?.animateChanges {
            $0.selectedDetentIdentifier = .large
        }
        #expect(frame(of: map.places).minY == 69)
        stage.settle()

        map.places.halfSheetPresentationController?.animateChanges {
            $0.detents = [.height(280), .fraction(0.75)]
            $0.selectedDetentIdentifier = nil
        }
        #expect(frame(of: map.places).minY == 538)
        stage.settle()
        #expect(frame(of: map.places) == CGRect(x: 0, y: 538, width: 393, height: 314))
    }

    @Test("A resolver is called again when its value has changed")
    func invalidated() {
        let player = PlayerViewController()
        map.presentAsHalfSheet(player, style: HalfSheet(detents: [player.strip, .large()]))
        stage.settle()
        #expect(frame(of: player).height == 114)
        player.showTimer()
        #expect(frame(of: player).height == 154)
        stage.settle()
        #expect(frame(of: player) == CGRect(x: 0, y: 698, width: 393, height: 154))
    }

    @Test("At the undimmed detents the map receives touches, above them it does not")
    func undimmed() {
        let places = map.places
        map.showPlacesOverMap()
        stage.settle()
        let point = CGPoint(x: 196, y: 40)
        #expect(stage.window.hitTest(point, with: nil) === map.view)
        places.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .half }
        stage.settle()
        #expect(frame(of: places).minY == 392)
        #expect(stage.window.hitTest(point, with: nil) === map.view)
        places.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(stage.window.hitTest(point, with: nil)?.isDescendant(of: map.view) == false)
    }

    @Test(
        "On a phone in landscape the half detent stays the largest undimmed one, but an inactive detent dims at every height",
        arguments: [HalfSheet.Detent.Identifier.half, .medium])
    func undimmedInCompactHeight(named: HalfSheet.Detent.Identifier) {
        let stage = Stage(.iPhone15, orientation: .landscapeLeft)
        stage.show(map)
        map.showPlacesOverMap()
        map.places.halfSheetPresentationController?.halfSheet.largestUndimmedDetentIdentifier = named
        if named == .medium {
            map.places.halfSheetPresentationController?.halfSheet.detents = [.height(120), .medium(), .large()]
        }
        stage.settle()
        // 120 points, and 21 for the home indicator.
        #expect(frame(of: map.places).minY == 252)
        #expect((stage.window.hitTest(CGPoint(x: 400, y: 100), with: nil) === map.view) == (named == .half))
    }

    @Test("A place leaves the map in use up to the height of the half detent, a route at every height")
    func undimmedOfScreens() {
        let stack = UINavigationController(rootViewController: UIViewController())
        map.presentAsHalfSheet(
            stack,
            style: HalfSheet(
                detents: [.height(120), .fraction(0.5, identifier: .half), .large()],
                largestUndimmedDetentIdentifier: .half))
        func reachesMap(at name: HalfSheet.Detent.Identifier) -> Bool {
            stack.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = name }
            stage.settle()
            return stage.window.hitTest(CGPoint(x: 196, y: 40), with: nil) === map.view
        }
        stack.pushViewController(PlaceViewController(), animated: true)
        stage.settle()
        #expect(reachesMap(at: .init("height(180.0)")))
        #expect(!reachesMap(at: .large))
        stack.pushViewController(RouteViewController(), animated: true)
        stage.settle()
        #expect(reachesMap(at: .large))
    }

    @Test("The grabber has the touches from 15 points above the sheet to 30 below its top, and 28 from the middle")
    func grabberArea() {
        map.presentAsHalfSheet(
            map.places, style: HalfSheet(largestUndimmedDetentIdentifier: .large, prefersGrabberVisible: true))
        stage.settle()
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
            stage.window.hitTest(CGPoint(x: 196.5 + x, y: 392 + y), with: nil)
        }
        #expect(hit(0, -16) === map.view)
        #expect(hit(0, -14)?.accessibilityIdentifier == "presentation.grabber")
        #expect(hit(0, 29)?.accessibilityIdentifier == "presentation.grabber")
        #expect(hit(0, 31) === map.places.view)
        #expect(hit(27, 20)?.accessibilityIdentifier == "presentation.grabber")
        #expect(hit(-27, 20)?.accessibilityIdentifier == "presentation.grabber")
        #expect(hit(29, 20) === map.places.view)
        #expect(hit(-29, 20) === map.places.view)
    }

    @Test("With a hidden navigation bar the content of the sheet has the 12 points")
    func hiddenBar() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.setNavigationBarHidden(true, animated: false)
        map.presentAsHalfSheet(navigation, style: HalfSheet(prefersGrabberVisible: true))
        stage.settle()
        #expect(content.view.safeAreaInsets.top == 12)
    }

    @Test("On iOS 26 a navigation bar in the sheet has room for a grabber, and stays", arguments: [false, true])
    func grabber(isVisible: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        map.presentAsHalfSheet(navigation, style: HalfSheet(prefersGrabberVisible: isVisible))
        stage.settle()
        #expect(navigation.additionalSafeAreaInsets.top == 0)
        // 10 points above the bar, and 54 of the bar.
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 64)
    }

    @Test("Every screen of a stack brings its detents")
    func screens() {
        let list = UIViewController()
        let navigation = UINavigationController(rootViewController: list)
        map.presentAsHalfSheet(navigation, style: HalfSheet(selectedDetentIdentifier: .large))
        stage.settle()
        #expect(frame(of: navigation).minY == 69)
        navigation.pushViewController(PlaceViewController(), animated: true)
        stage.settle()
        #expect(frame(of: navigation) == CGRect(x: 0, y: 638, width: 393, height: 214))
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(frame(of: navigation).minY == 69)
    }

    @Test("A sheet that stays is there with its screen, which presents beside it")
    func stays() {
        let screen = StayingMapViewController()
        stage.show(screen)
        #expect(frame(of: screen.places) == CGRect(x: 0, y: 698, width: 393, height: 154))
        #expect(screen.presentedViewController == nil)
        stage.rotate(to: .landscapeRight)
        stage.settle()
        #expect(frame(of: screen.places) == CGRect(x: 59, y: 252, width: 734, height: 141))
        #expect(stage.window.hitTest(CGPoint(x: 400, y: 100), with: nil) === screen.view)
        stage.rotate(to: .portrait)
        stage.settle()
        screen.book()
        stage.settle()
        #expect(screen.presentedViewController === screen.booking)
        #expect(frame(of: screen.places).minY == 698)
        screen.dismiss(animated: false)
        screen.endNavigation()
        stage.settle()
        #expect(screen.places.parent == nil)
        #expect(screen.children.isEmpty)
    }
}

extension HalfSheet.Detent {
    static let tall = custom(identifier: .init("tall")) { context in
        let isLow = context.traits.verticalSizeClass == .compact
        return isLow ? nil : context.maximumDetentValue - 200
    }
}

extension HalfSheet.Detent.Identifier {
    static let half = Self("half")
}

extension SheetsAndDetentsTests {
    private final class MapViewController: UIViewController {
        let places = UIViewController()

        func showPlaces() {
            let style = HalfSheet(
                detents: [.height(120), .medium(), .large()],
                prefersGrabberVisible: true)
            presentAsHalfSheet(places, style: style)
        }

        func showPlacesOverMap() {
            let style = HalfSheet(
                detents: [.height(120), .fraction(0.5, identifier: .half), .large()],
                largestUndimmedDetentIdentifier: .half,
                prefersEdgeAttachedInCompactHeight: true)
            presentAsHalfSheet(places, style: style)
        }
    }

    private final class PlayerViewController: UIViewController {
        private var stripHeight: CGFloat = 80
        private(set) lazy var strip = HalfSheet.Detent.custom(
            identifier: .init("strip"),
            resolver: { [weak self] _ in self?.stripHeight })

        func showTimer() {
            stripHeight = 120
            guard let sheet = halfSheetPresentationController else { return }
            sheet.animateChanges { sheet.invalidateDetents() }
        }
    }

    final class PlaceViewController: UIViewController, HalfSheetContent {
        let halfSheetDetents: [HalfSheet.Detent] = [.height(180), .large()]
    }

    final class RouteViewController: UIViewController, HalfSheetContent {
        let halfSheetDetents: [HalfSheet.Detent] = [.medium(), .large()]
        let largestUndimmedHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? = .large
    }

    private final class StayingMapViewController: UIViewController {
        let places = UIViewController()
        let booking = UIViewController()

        override func viewDidLoad() {
            super.viewDidLoad()
            let style = HalfSheet(
                detents: [.height(120), .medium(), .large()],
                largestUndimmedDetentIdentifier: .large,
                prefersEdgeAttachedInCompactHeight: true)
            addHalfSheet(places, style: style)
        }

        func book() {
            presentAsCard(booking)
        }

        func endNavigation() {
            removeHalfSheet(places)
        }
    }
}
