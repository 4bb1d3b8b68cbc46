import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on Presentr says. On this phone the safe area is 59 at the top and 34 at the bottom.
@MainActor @Suite struct PresentrMigrationTests {
    private let stage = Stage(.iPhone15)
    private let article = PresentrMigration.ArticleViewController()
    private let content = UIViewController()

    init() {
        stage.show(article)
    }

    private var frame: CGRect? { content.presentationController?.presentedView?.frame }

    @Test("The alert has its size, in the middle of the safe area")
    func alert() {
        article.askForRating()
        stage.settle()
        let frame = article.rating.presentationController?.presentedView?.frame
        // The middle of the safe area is at 438.5, and a phone of three pixels a point has no half points.
        #expect(frame?.size == CGSize(width: 270, height: 180))
        #expect(frame.map { abs($0.midX - 196.5) < 0.5 && abs($0.midY - 438.5) < 0.5 } == true)
    }

    @Test("It may leave in another way than it came")
    func anotherWay() {
        article.askForRating()
        stage.settle()
        article.closeRatingByFading()
        stage.settle()
        #expect(article.presentedViewController == nil)
        #expect(article.closed == [.programmatic])
    }

    @Test("A style of one's own covers half of the screen, or all of it")
    func ownStyles() {
        article.present(content, as: PresentrMigration.TopHalf())
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 426))
        article.dismiss(animated: false)
        stage.settle()
        article.present(content, as: PresentrMigration.FullScreen())
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("The lower half is a half-sheet with a medium detent and the safe area")
    func bottomHalf() {
        article.presentAsHalfSheet(content, style: HalfSheet(detents: [.medium()]))
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("Presentr's popup is 60 points narrower than the screen, and takes 0.66 of the room inside the margins")
    func popup() {
        article.presentAsPopup(content, style: PresentrMigration.ArticleViewController.popup)
        stage.settle()
        // The room is from 59 to 818: 759 points, of which 0.66 are 500.94.
        #expect(frame?.width == 333)
        #expect(frame.map { abs($0.height - 500.94) < 0.5 } == true)
    }

    @Test("A popup without a size fits its content")
    func dynamic() {
        content.preferredContentSize = CGSize(width: 200, height: 100)
        article.presentAsPopup(content)
        stage.settle()
        #expect(frame?.size == CGSize(width: 200, height: 100))
    }

    @Test("An offset moves the popup from its position")
    func offset() {
        content.preferredContentSize = CGSize(width: 200, height: 100)
        article.presentAsPopup(content, style: Popup(position: .top, offset: CGPoint(x: 10, y: 20)))
        stage.settle()
        #expect(frame?.minY == 79)
    }
}
