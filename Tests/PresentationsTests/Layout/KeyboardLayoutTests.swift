import KitTestSupport
import Presentations
import Testing
import UIKit

/// A detent with its frame on a 393×852 phone, as top and height: without a keyboard, and with one of 336 points under
/// each policy. `.expand` is also tested with a sheet that has a large detent.
struct KeyboardRow: Sendable, CustomTestStringConvertible {
    let name: String
    let detent: HalfSheet.Detent
    let off: [CGFloat]
    let lift: [CGFloat]
    let shrink: [CGFloat]

    var testDescription: String { name }
}

/// The keyboard's top is at 516. Without it 34 points are added for the home indicator; above it nothing is added.
let keyboardTable: [KeyboardRow] = [
    .init(name: "medium", detent: .medium(), off: [392, 460], lift: [90, 426], shrink: [392, 124]),
    .init(name: "height 300", detent: .height(300), off: [518, 334], lift: [216, 300], shrink: [472, 44]),
    .init(name: "quarter", detent: .fraction(0.25), off: [605, 247], lift: [303, 213], shrink: [472, 44]),
    .init(name: "100 from top", detent: .insetFromTop(100), off: [159, 693], lift: [69, 447], shrink: [159, 357]),
    .init(name: "fitting 340", detent: .fitting(), off: [478, 374], lift: [176, 340], shrink: [472, 44]),
    .init(
        name: "custom 200", detent: .custom(identifier: .init("200")) { _ in 200 }, off: [618, 234], lift: [316, 200],
        shrink: [472, 44]),
]

@MainActor
struct KeyboardLayoutTests {
    private static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    private func sheet(
        _ detents: [HalfSheet.Detent], _ policy: KeyboardPolicy, keyboard: CGRect? = docked,
        in environment: LayoutEnvironment = .phone()
    ) -> CGRect {
        var environment = environment
        environment.keyboard = keyboard
        return HalfSheet(detents: detents, keyboard: policy).layout(in: environment).frame
    }

    private func card(
        _ policy: KeyboardPolicy, keyboard: CGRect? = docked, height: CGFloat = 340, edge: PresentationEdge = .bottom,
        margins: UIEdgeInsets = PresentationDefaults.Card.margins
    ) -> CGRect {
        var environment = LayoutEnvironment.phone(content: CGSize(width: 0, height: height))
        environment.keyboard = keyboard
        return Card(edge: edge, margins: margins, keyboard: policy).layout(in: environment).frame
    }

    private func popup(
        _ policy: KeyboardPolicy, keyboard: CGRect? = docked, height: CGFloat = 235, position: Popup.Position = .center,
        offset: CGPoint = .zero
    ) -> CGRect {
        var environment = LayoutEnvironment.phone(content: CGSize(width: 281, height: height))
        environment.keyboard = keyboard
        return Popup(position: position, offset: offset, keyboard: policy).layout(in: environment).frame
    }

    private func wide(_ numbers: [CGFloat]) -> CGRect {
        CGRect(x: 0, y: numbers[0], width: 393, height: numbers[1])
    }

    @Test("Every kind of detent with and without the keyboard, under every policy (R7)", arguments: keyboardTable)
    func detents(row: KeyboardRow) {
        let policies: [KeyboardPolicy] = [.lift, .shrink, .expand, .none]
        for policy in policies {
            #expect(sheet([row.detent], policy, keyboard: nil) == wide(row.off), "\(policy)")
        }
        #expect(sheet([row.detent], .lift) == wide(row.lift))
        #expect(sheet([row.detent], .shrink) == wide(row.shrink))
        #expect(sheet([row.detent], .none) == wide(row.off))
        #expect(sheet([row.detent], .expand) == wide(row.off))
        #expect(sheet([row.detent, .large()], .expand) == wide([69, 783]))
    }

    @Test("The large detent keeps its top and ends at the keyboard, unless it is left to its content (R7)")
    func large() {
        #expect(sheet([.large()], .lift) == wide([69, 447]))
        #expect(sheet([.large()], .shrink) == wide([69, 447]))
        #expect(sheet([.large()], .expand) == wide([69, 783]))
        #expect(sheet([.large()], .none) == wide([69, 783]))
    }

    @Test("A keyboard lower than the home indicator's area leaves the rest of that to the sheet (R6, R7)")
    func lowKeyboard() {
        let low = CGRect(x: 0, y: 832, width: 393, height: 20)
        #expect(sheet([.medium()], .lift, keyboard: low) == wide([392, 440]))
    }

    @Test("A sheet that covers the screen ends at the keyboard, and covers it when that is left to its content")
    func fullScreen() {
        let landscape = LayoutEnvironment(
            container: CGSize(width: 852, height: 393),
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
            traits: LayoutTraits(verticalSizeClass: .compact))
        let keyboard = CGRect(x: 0, y: 193, width: 852, height: 200)
        let above = CGRect(x: 0, y: 0, width: 852, height: 193)
        #expect(sheet([.medium()], .lift, keyboard: keyboard, in: landscape) == above)
        #expect(sheet([.medium()], .shrink, keyboard: keyboard, in: landscape) == above)
        #expect(sheet([.medium()], .expand, keyboard: keyboard, in: landscape).height == 393)
        #expect(sheet([.medium()], .none, keyboard: keyboard, in: landscape).height == 393)
    }

    @Test("A card moves up until its margin lies between it and the keyboard; what is too tall becomes smaller (R6)")
    func cards() {
        #expect(card(.lift) == CGRect(x: 12, y: 164, width: 369, height: 340))
        #expect(card(.shrink) == CGRect(x: 12, y: 460, width: 369, height: 44))
        #expect(card(.none) == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(card(.lift, height: 5000) == CGRect(x: 12, y: 59, width: 369, height: 445))
        #expect(card(.shrink, height: 5000) == CGRect(x: 12, y: 59, width: 369, height: 445))
        let margins = UIEdgeInsets(top: 12, left: 12, bottom: 60, right: 12)
        #expect(card(.lift, margins: margins) == CGRect(x: 12, y: 116, width: 369, height: 340))
        #expect(card(.lift, keyboard: nil) == card(.none))
    }

    @Test("A card at the top that the keyboard does not reach stays; one that it reaches becomes smaller (R6)")
    func cardAtTop() {
        #expect(card(.lift, edge: .top) == CGRect(x: 12, y: 59, width: 369, height: 340))
        #expect(card(.lift, height: 500, edge: .top) == CGRect(x: 12, y: 59, width: 369, height: 445))
    }

    @Test("A popup stands in what the keyboard leaves of its room as it stands in the whole")
    func popups() {
        #expect(popup(.lift) == CGRect(x: 56, y: 158, width: 281, height: 235))
        #expect(popup(.lift, position: .bottom) == CGRect(x: 56, y: 257, width: 281, height: 235))
        #expect(popup(.lift, position: .top) == CGRect(x: 56, y: 59, width: 281, height: 235))
        #expect(popup(.lift, height: 5000) == CGRect(x: 56, y: 59, width: 281, height: 433))
        #expect(popup(.lift, offset: CGPoint(x: 0, y: 500)) == CGRect(x: 56, y: 257, width: 281, height: 235))
        #expect(popup(.shrink) == CGRect(x: 56, y: 321, width: 281, height: 171))
        #expect(popup(.none) == CGRect(x: 56, y: 321, width: 281, height: 235))
        let low = CGRect(x: 0, y: 700, width: 393, height: 152)
        #expect(popup(.lift, keyboard: low) == CGRect(x: 56, y: 250, width: 281, height: 235))
    }

    @Test("A share of the room stays what it is: only what is too tall becomes smaller")
    func fractions() {
        var environment = LayoutEnvironment.phone()
        environment.keyboard = Self.docked
        let style = Popup(size: .fraction(width: 1, height: 0.5))
        let frame = style.layout(in: environment).frame
        #expect(frame.isClose(to: CGRect(x: 110.0 / 3, y: 257.0 / 3, width: 320, height: 1139.0 / 3)))
    }

    @Test("A keyboard that floats counts where it covers the view, and not beside it (R6)")
    func floating() {
        let tablet = LayoutEnvironment(
            container: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            traits: LayoutTraits(horizontalSizeClass: .regular, displayScale: 2),
            content: LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 340)))
        let over = CGRect(x: 500, y: 800, width: 320, height: 260)
        let beside = CGRect(x: 690, y: 800, width: 130, height: 200)
        #expect(
            sheet([.medium()], .lift, keyboard: over, in: tablet) == CGRect(x: 140, y: 210, width: 540, height: 590))
        for policy in [KeyboardPolicy.lift, .shrink, .expand] {
            #expect(
                sheet([.medium(), .large()], policy, keyboard: beside, in: tablet)
                    == CGRect(x: 140, y: 570, width: 540, height: 610))
        }
        func card(_ keyboard: CGRect) -> CGRect {
            var environment = tablet
            environment.keyboard = keyboard
            return Card().layout(in: environment).frame
        }
        #expect(card(CGRect(x: 0, y: 900, width: 300, height: 200)) == CGRect(x: 200, y: 548, width: 420, height: 340))
        #expect(
            card(CGRect(x: 630, y: 900, width: 190, height: 200)) == CGRect(x: 200, y: 820, width: 420, height: 340))
        #expect(popup(.lift, keyboard: CGRect(x: 0, y: 600, width: 200, height: 200)) == popup(.none))
        #expect(popup(.lift, keyboard: CGRect(x: 0, y: 500, width: 200, height: 200)).maxY <= 476)
    }

    @Test("Without room above the keyboard the view stays", arguments: [KeyboardPolicy.lift, .shrink])
    func noRoom(policy: KeyboardPolicy) {
        let high = CGRect(x: 50, y: 90, width: 293, height: 400)
        #expect(card(policy, keyboard: high, height: 5000) == CGRect(x: 12, y: 59, width: 369, height: 759))
        #expect(popup(policy, keyboard: high, height: 5000) == CGRect(x: 56, y: 59, width: 281, height: 759))
    }

    @Test("Whatever covers it, a view ends above the keyboard and is still large enough to be touched (R6)")
    func sweep() {
        for top in stride(from: CGFloat(160), through: 851, by: 23) {
            let keyboard = CGRect(x: 0, y: top, width: 393, height: 852 - top)
            for height in [60, 340, 700] as [CGFloat] {
                let places = [
                    card(.lift, keyboard: keyboard, height: height), card(.shrink, keyboard: keyboard, height: height),
                    popup(.lift, keyboard: keyboard, height: height),
                    popup(.shrink, keyboard: keyboard, height: height),
                    sheet([.height(height)], .lift, keyboard: keyboard),
                    sheet([.height(height)], .shrink, keyboard: keyboard),
                ]
                for (index, frame) in places.enumerated() {
                    #expect(frame.maxY <= top || index < 4 && frame.maxY <= 818, "\(index) at \(top), \(height)")
                    #expect(frame.height >= 44 && frame.minY >= 59, "\(index) at \(top), \(height)")
                }
            }
        }
    }
}
