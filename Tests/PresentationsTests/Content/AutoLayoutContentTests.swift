import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Content sized by Auto Layout decides the size of a presentation.
@MainActor
@Suite("Content decides: Auto Layout")
struct AutoLayoutContentTests {
    @Test("A fitting card is as high as the column of views in it (R4)")
    func card() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(ColumnViewController(heights: [100, 120]))
        scene.stage.settle()
        // 20 above, 100, 10 between, 120, 20 below.
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 548, width: 369, height: 270))
    }

    @Test("A view that grows or shrinks resizes the card without a call (R4)")
    func growing() throws {
        let scene = PresentedStage()
        let content = ColumnViewController(heights: [100, 120])
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        content.heightConstraints[0].constant = 150
        content.reportContentChange()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 320)
        content.heightConstraints[1].constant = 20
        content.reportContentChange()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 220)
        #expect(content.boxes[1].frame == CGRect(x: 20, y: 180, width: 329, height: 20))
    }

    @Test("A view that comes, hides or goes takes the card along (R4)")
    func comingAndGoing() throws {
        let scene = PresentedStage()
        let content = StackViewController(heights: [100, 120])
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        #expect(chrome.frame.height == 230)
        let box = content.add(height: 50)
        content.reportContentChange()
        scene.stage.settle()
        #expect(chrome.frame.height == 290)
        content.stack.arrangedSubviews[0].isHidden = true
        content.reportContentChange()
        scene.stage.settle()
        #expect(chrome.frame.height == 180)
        box.removeFromSuperview()
        content.reportContentChange()
        scene.stage.settle()
        #expect(chrome.frame.height == 120)
    }

    @Test("A fitting detent follows a growing view; the selected medium detent stays (R4)")
    func detent() throws {
        let scene = PresentedStage()
        let content = ColumnViewController(heights: [100, 120])
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting(), .large()]))
        scene.stage.settle()
        // 270 and the bottom inset, which the column avoids.
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 548, width: 393, height: 304))
        content.heightConstraints[0].constant = 200
        content.reportContentChange()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 448, width: 393, height: 404))
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        scene.stage.settle()
        content.heightConstraints[0].constant = 90
        content.reportContentChange()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .fitting }
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 294)
    }

    @Test("A hundred resolutions give the same height, to the bit (R3, R5)")
    func hundredTimes() throws {
        let scene = PresentedStage()
        let content = TextViewController(Self.text)
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        let height = try #require(scene.chrome).frame.height
        for _ in 0..<100 {
            content.halfSheetPresentationController?.invalidateDetents()
            scene.stage.settle()
            #expect(try #require(scene.chrome).frame.height == height)
        }
    }

    @Test("Content that measures itself late settles in one layout, without a timer (R5)")
    func hosted() throws {
        let scene = PresentedStage()
        let content = HostingLikeViewController(height: 180)
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 180)
        content.hosted.height = 260
        content.hosted.invalidateIntrinsicContentSize()
        content.reportContentChange()
        scene.stage.advance(by: 0)
        #expect(try #require(scene.chrome).frame.height == 260)
        #expect(content.view.frame.height == 260)
    }

    @Test("Text that wraps makes a card as high as its lines, at each width")
    func text() throws {
        let scene = PresentedStage()
        let content = TextViewController(Self.text)
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        // 337 points hold 36 characters of 9.35: the words take 5 lines of 21.
        #expect(content.label.frame == CGRect(x: 16, y: 16, width: 337, height: 105))
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 681, width: 369, height: 137))
        content.label.text = "One line"
        content.reportContentChange()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 765, width: 369, height: 53))
    }

    @Test("Larger text makes the card higher")
    func largeText() throws {
        let stage = Stage(.iPhone15, contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let presenter = UIViewController()
        stage.show(presenter)
        let content = TextViewController("One line of text")
        presenter.presentAsCard(content)
        stage.settle()
        content.reportContentChange()
        stage.settle()
        // 53 points: 11 characters to a line, 64 points high.
        #expect(content.label.frame == CGRect(x: 16, y: 16, width: 337, height: 128))
        #expect(try #require(content.presentationController?.presentedView).frame.height == 160)
    }

    @Test("Content taller than the room is given the room, and its scroll view scrolls")
    func tooTall() throws {
        let scene = PresentedStage()
        let content = ScrollingViewController(contentHeight: 300)
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 334)
        content.contentHeight.constant = 2000
        content.reportContentChange()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(content.scrollView.frame == CGRect(x: 0, y: 0, width: 393, height: 783))
        #expect(content.scrollView.contentSize == CGSize(width: 393, height: 2000))
    }

    @Test("Additional safe area insets count, before the controller is on the screen and on it")
    func additionalInsets() throws {
        let scene = PresentedStage()
        let content = ColumnViewController(heights: [100, 120])
        content.additionalSafeAreaInsets.top = 25
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 295)
        content.cardPresentationController?.invalidatePresentation()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 295)
        #expect(content.additionalSafeAreaInsets == UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0))
    }

    @Test("Additional safe area insets at the sides narrow the text that is measured")
    func additionalSides() throws {
        final class Narrowed: UIViewController {
            let label = FixtureLabel("One line of text here, too")

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addPinnedToSafeArea(label, inset: 16)
            }
        }
        let scene = PresentedStage()
        let content = Narrowed()
        content.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        // 26 characters, 23 to a line: two lines of 21 points.
        #expect(try #require(scene.chrome).frame.height == 74)
        #expect(content.label.frame == CGRect(x: 76, y: 16, width: 217, height: 42))
    }

    static let text = """
        A presentation is as large as what it presents. Words that need more lines on a narrow screen make it higher \
        there, and words that are taken away make it lower.
        """
}
