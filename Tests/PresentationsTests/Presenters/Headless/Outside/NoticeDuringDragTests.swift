import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A drag goes on while a notice comes or goes above the view under the finger.
@MainActor
struct NoticeDuringDragTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = UIViewController()
    private let notice = UIViewController()

    enum Below: CaseIterable {
        case sheet, card, popup, drawer
    }

    init() {
        stage.show(home)
        content.preferredContentSize = CGSize(width: 300, height: 300)
        notice.preferredContentSize = CGSize(width: 300, height: 50)
    }

    private func present(_ below: Below) {
        switch below {
        case .sheet: home.presentAsHalfSheet(content, style: HalfSheet(detents: [.height(300), .large()]))
        case .card: home.presentAsCard(content)
        case .drawer: home.presentAsDrawer(content)
        case .popup:
            home.presentAsPopup(
                content,
                style: Popup {
                    $0.position = .bottom
                    $0.dismissal = .swipe
                })
        }
        stage.settle()
    }

    private func showNotice() {
        content.presentAsCard(
            notice,
            style: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
            })
    }

    /// Drags the view outward by 40 points, shows or dismisses the notice, and drags on.
    private func drag(_ below: Below, noticeComes: Bool, by distance: CGFloat) throws {
        present(below)
        if !noticeComes {
            showNotice()
            stage.settle()
        }
        let view = try #require(content.presentationController?.presentedView)
        let isDrawer = below == .drawer
        let sign: CGFloat = isDrawer ? (stage.layoutDirection == .rightToLeft ? 1 : -1) : 1
        let start = CGPoint(x: view.frame.midX, y: isDrawer ? 420 : view.frame.minY + 30)
        func finger(at way: CGFloat) -> CGPoint {
            isDrawer ? CGPoint(x: start.x + sign * way, y: start.y) : CGPoint(x: start.x, y: start.y + way)
        }
        // A sheet is resized at its lower end, and a popup becomes smaller about its centre.
        func position() -> CGFloat? {
            stage.visibleFrame(of: view).map { isDrawer ? sign * $0.minX : below == .popup ? $0.midY : $0.minY }
        }
        stage.touchDown(at: start)
        for step in 1...5 {
            stage.advance(by: 0.016)
            stage.touchMoved(to: finger(at: CGFloat(step) * 8))
        }
        let before = try #require(position())
        if noticeComes { showNotice() } else { notice.dismiss(animated: true) }
        for step in 1...40 {
            stage.advance(by: 0.016)
            let way = (distance - 40) * CGFloat(step) / 40
            stage.touchMoved(to: finger(at: 40 + way))
            #expect(abs(try #require(position()) - before - way) < 1, "\(step)")
        }
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
    }

    @Test(
        "The view stays under the finger, and leaves with the notice", arguments: Below.allCases,
        [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func dismisses(below: Below, direction: UITraitEnvironmentLayoutDirection) throws {
        stage.layoutDirection = direction
        for comes in [true, false] {
            try drag(below, noticeComes: comes, by: 230)
            #expect(home.presentedViewController == nil)
            #expect(notice.presentingViewController == nil)
        }
    }

    @Test("The view goes back, and the notice stays or is gone", arguments: Below.allCases, [true, false])
    func returns(below: Below, comes: Bool) throws {
        try drag(below, noticeComes: comes, by: 60)
        #expect(home.presentedViewController === content)
        #expect((notice.presentingViewController === content) == comes)
    }

    @Test("A sheet is dragged to its other detent", arguments: [true, false])
    func detent(comes: Bool) throws {
        try drag(.sheet, noticeComes: comes, by: -300)
        #expect(content.presentationController?.presentedView?.frame.minY == 69)
    }
}
