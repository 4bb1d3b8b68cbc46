import Testing

@testable import UIKit

@MainActor @Suite struct AlertLayoutTests {
    private let title = AlertLayout.Text(lines: 1, lineHeight: 20, pitch: 22)
    private let message = AlertLayout.Text(lines: 1, lineHeight: 18, pitch: 20)

    @Test("The card of a title and a message grows by 48 points and a gap for each action but the second (AL3, AL4)")
    func heights() {
        var layout = AlertLayout(title: title, message: message)
        let heights = (1...4).map { count in
            layout.actionCount = count
            return layout.size.height
        }
        // 22 + 20 + 7 2/3 + 18 + 4 1/3, and 16 + 48 + 16 for one row.
        #expect(heights == [152, 152, 264, 320])
        #expect(layout.size.width == 320)
        #expect(layout.titleFrame == CGRect(x: 30, y: 22, width: 260, height: 20))
    }

    @Test("Lines of a title are 22 points apart, those of a message 20; a lone text has 4 points below it (AL4)")
    func lines() {
        let long = AlertLayout(
            title: .init(lines: 2, lineHeight: 20, pitch: 22), message: .init(lines: 3, lineHeight: 18, pitch: 20),
            actionCount: 1)
        #expect(long.titleFrame.height == 42)
        #expect(long.messageFrame.height == 58)
        #expect(AlertLayout(title: title, actionCount: 1).size.height == 126)
        #expect(AlertLayout(message: title, actionCount: 1).size.height == 126)
    }

    @Test("Two actions are 140 wide and side by side, more lie below each other, 8 points apart (AL3)")
    func actionPlaces() {
        #expect(
            AlertLayout(actionCount: 2).actionFrames == [
                CGRect(x: 16, y: 16, width: 140, height: 48), CGRect(x: 164, y: 16, width: 140, height: 48),
            ])
        #expect(AlertLayout(actionCount: 2, isMirrored: true).actionFrames.map(\.minX) == [164, 16])
        #expect(
            AlertLayout(actionCount: 3).actionFrames == [
                CGRect(x: 16, y: 16, width: 288, height: 48), CGRect(x: 16, y: 72, width: 288, height: 48),
                CGRect(x: 16, y: 128, width: 288, height: 48),
            ])
    }

    @Test("Of two actions cancel is the first, of more the last, whatever the order of adding (AL3)")
    func order() {
        #expect(AlertLayout.order(of: [.default, .cancel]) == [1, 0])
        #expect(AlertLayout.order(of: [.cancel, .default]) == [0, 1])
        #expect(AlertLayout.order(of: [.cancel, .default, .destructive]) == [1, 2, 0])
        #expect(AlertLayout.order(of: [.default, .default]) == [0, 1])
    }

    @Test("A field is 48 high, 15 points from the sides and 16 1/3 below the message (AL4)")
    func fields() {
        let layout = AlertLayout(title: title, message: message, fieldCount: 2, actionCount: 1)
        #expect(layout.fieldFrames.map(\.size) == [CGSize(width: 290, height: 48), CGSize(width: 290, height: 48)])
        #expect(layout.fieldFrames.map { $0.minY.rounded() } == [84, 140])
        #expect(layout.fieldFrames[0].minX == 15)
    }

    @Test("Too many actions scroll below the text, and too long a text scrolls above the actions")
    func scrolling() {
        let manyActions = AlertLayout(title: title, message: message, actionCount: 20, maximumHeight: 600)
        #expect(manyActions.size.height == 600)
        #expect(manyActions.upperFrame.height == manyActions.upperContentHeight)
        #expect(manyActions.lowerContentHeight > manyActions.lowerFrame.height)
        let longText = AlertLayout(
            title: title, message: .init(lines: 90, lineHeight: 18, pitch: 20), actionCount: 1, maximumHeight: 600)
        #expect(longText.lowerFrame == CGRect(x: 0, y: 520, width: 320, height: 80))
        #expect(longText.upperFrame.height == 520)
    }
}
