import KitTestSupport
import Testing
import UIKit

@testable import Presentations

struct CardLayoutTests {
    /// A 393×852 phone with insets 59 and 34, for which the design gives its numbers.
    private func frame(
        _ card: Card, content: CGSize = CGSize(width: 0, height: 340),
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> CGRect {
        card.layout(in: .phone(content: content, direction: direction)).frame
    }

    @Test("The default card on a phone is 369 wide and ends at the safe area")
    func standard() {
        #expect(frame(Card()) == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test(
        "A card rests at its edge and is centred along it",
        arguments: [
            (PresentationEdge.top, CGRect(x: 96, y: 59, width: 201, height: 300)),
            (.bottom, CGRect(x: 96, y: 518, width: 201, height: 300)),
            (.leading, CGRect(x: 12, y: 866.0 / 3, width: 201, height: 300)),
            (.trailing, CGRect(x: 180, y: 866.0 / 3, width: 201, height: 300)),
        ])
    func edges(edge: PresentationEdge, expected: CGRect) {
        let size = CGSize(width: 201, height: 300)
        #expect(frame(Card(size: .fixed(size), edge: edge)).isClose(to: expected))
    }

    @Test("Leading is the right-hand side where the layout runs from right to left")
    func rightToLeft() {
        let card = Card(size: .fixed(CGSize(width: 201, height: 300)), edge: .leading)
        #expect(frame(card, direction: .rightToLeft).minX == 180)
    }

    @Test("Margins larger than the safe area win over it")
    func margins() {
        let card = Card(margins: UIEdgeInsets(top: 80, left: 40, bottom: 60, right: 20))
        #expect(frame(card) == CGRect(x: 40, y: 452, width: 333, height: 340))
    }

    @Test("A card never exceeds its maximum width, and is centred then")
    func maximumWidth() {
        #expect(frame(Card(maximumWidth: 301)) == CGRect(x: 46, y: 478, width: 301, height: 340))
    }

    @Test("A card is as wide as its content prefers")
    func preferredWidth() {
        #expect(frame(Card(), content: CGSize(width: 281, height: 340)).width == 281)
    }

    @Test("Content taller than the room is given the room")
    func tallContent() {
        #expect(frame(Card(), content: CGSize(width: 0, height: 5000)) == CGRect(x: 12, y: 59, width: 369, height: 759))
    }

    @Test("Fractions are shares of the room, and an open side fits the content")
    func fractions() {
        #expect(
            frame(Card(size: .fraction(width: 1, height: 0.5)))
                == CGRect(x: 12, y: 1315.0 / 3, width: 369, height: 1139.0 / 3))
        #expect(frame(Card(size: .fraction(width: nil, height: nil))) == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("A fraction of the width with an open height is as high as the content is at that width")
    func measuredFraction() {
        var environment = LayoutEnvironment.phone()
        // Wrapping text: 100 high at a width of 369, 150 at 246.
        environment.content = LayoutEnvironment.Content { CGSize(width: $0, height: 36_900 / $0) }
        func size(_ size: PresentationSize) -> CGSize {
            Card(size: size).layout(in: environment).frame.size
        }
        #expect(size(.fraction(width: 2.0 / 3, height: nil)) == CGSize(width: 246, height: 150))
        #expect(size(.fraction(width: nil, height: 1.0 / 3)) == CGSize(width: 369, height: 253))
    }

    @Test(
        "Sizes that are no sizes fill the room instead of breaking the layout",
        arguments: [.nan, .infinity, -.infinity, -10, 0] as [CGFloat])
    func unusableSizes(length: CGFloat) {
        let room = CGRect(x: 12, y: 59, width: 369, height: 759)
        #expect(frame(Card(), content: CGSize(width: length, height: length)) == room)
        #expect(frame(Card(size: .fixed(CGSize(width: length, height: length)))) == room)
        #expect(frame(Card(size: .fraction(width: length, height: length))) == room)
    }

    @Test("Margins that are no numbers count as none", arguments: [CGFloat.nan, .infinity, 1e300])
    func unusableMargins(length: CGFloat) {
        let card = Card(margins: UIEdgeInsets(top: length, left: length, bottom: length, right: length))
        #expect(frame(card) == CGRect(x: 0, y: 478, width: 393, height: 340))
    }

    @Test("A keyboard that is as wide as the screen, but not at its end, is not docked")
    func raisedKeyboard() {
        var environment = LayoutEnvironment.phone()
        environment.keyboard = CGRect(x: 0, y: 400, width: 393, height: 200)
        #expect(!environment.keyboardIsDocked)
        environment.keyboard = CGRect(x: 0, y: 652, width: 393, height: 200)
        #expect(environment.keyboardIsDocked)
    }

    @Test("A frame that begins above the highest place is not moved down by a keyboard")
    func aboveTop() {
        var environment = LayoutEnvironment.phone()
        environment.keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
        let frame = environment.avoidingKeyboard(
            CGRect(x: 0, y: 20, width: 393, height: 832), policy: .lift, top: 59)
        #expect(frame == CGRect(x: 0, y: 20, width: 393, height: 496))
    }

    @Test("A negative margin does not lower a card onto the keyboard")
    func negativeMargin() {
        var environment = LayoutEnvironment.phone()
        environment.keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
        let card = Card(margins: UIEdgeInsets(top: 0, left: 0, bottom: -20, right: 0))
        let frame = card.layout(in: environment).frame
        #expect(frame == CGRect(x: 0, y: 176, width: 393, height: 340))
    }

    @Test("Margins that leave nothing give way until 44 points are left", arguments: [300, 100_000] as [CGFloat])
    func enormousMargins(length: CGFloat) {
        let card = Card(margins: UIEdgeInsets(top: 0, left: length, bottom: 0, right: length))
        #expect(frame(card) == CGRect(x: 524.0 / 3, y: 478, width: 132.0 / 3, height: 340))
    }

    @Test("A maximum width that is none does not limit", arguments: [0, -1, CGFloat.nan])
    func unusableMaximumWidth(width: CGFloat) {
        #expect(frame(Card(maximumWidth: width)).width == 369)
    }

    @Test("All four corners are rounded, by 24")
    func corners() {
        let layout = Card().layout(in: .phone())
        #expect(layout.cornerRadius == 24)
        #expect(layout.roundedCorners == .allCorners)
        #expect(!layout.showsGrabber)
    }
}
