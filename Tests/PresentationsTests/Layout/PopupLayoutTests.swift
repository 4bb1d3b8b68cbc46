import KitTestSupport
import Testing
import UIKit

@testable import Presentations

struct PopupLayoutTests {
    private func frame(_ popup: Popup, content: CGSize = CGSize(width: 281, height: 235)) -> CGRect {
        popup.layout(in: .phone(content: content)).frame
    }

    @Test(
        "A popup stands in the middle, at the top or at the bottom of the safe area",
        arguments: [
            (Popup.Position.center, CGRect(x: 56, y: 321, width: 281, height: 235)),
            (.top, CGRect(x: 56, y: 59, width: 281, height: 235)),
            (.bottom, CGRect(x: 56, y: 583, width: 281, height: 235)),
        ])
    func positions(position: Popup.Position, expected: CGRect) {
        #expect(frame(Popup(position: position)) == expected)
    }

    @Test("An offset moves it from there, but never out of its margins")
    func offset() {
        #expect(frame(Popup(offset: CGPoint(x: 10, y: -20))) == CGRect(x: 66, y: 301, width: 281, height: 235))
        #expect(frame(Popup(offset: CGPoint(x: 500, y: 500))) == CGRect(x: 88, y: 583, width: 281, height: 235))
        #expect(frame(Popup(offset: CGPoint(x: -500, y: -500))) == CGRect(x: 24, y: 59, width: 281, height: 235))
        #expect(
            frame(Popup(offset: CGPoint(x: CGFloat.nan, y: .infinity)))
                == CGRect(x: 56, y: 321, width: 281, height: 235))
    }

    @Test("A popup is at most 320 wide and keeps 24 from the sides")
    func width() {
        #expect(frame(Popup(), content: CGSize(width: 390, height: 200)).width == 320)
        #expect(frame(Popup(maximumWidth: 1000), content: CGSize(width: 390, height: 200)).width == 345)
    }

    @Test("All four corners are rounded, by 14")
    func corners() {
        let layout = Popup().layout(in: .phone())
        #expect(layout.cornerRadius == 14)
        #expect(layout.roundedCorners == .allCorners)
    }
}
