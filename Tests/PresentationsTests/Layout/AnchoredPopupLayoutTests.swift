import KitTestSupport
import Testing
import UIKit

@testable import Presentations

/// Popups of 200 by 150 points beside a source, on a phone of 393 by 852 points with insets of 59 and 34.
@MainActor
struct AnchoredPopupLayoutTests {
    private let anchor = PresentationAnchor(UIView())

    private func layout(
        at source: [CGFloat]?, sides: [PresentationEdge] = PresentationDefaults.Popup.sides, distance: CGFloat = 0,
        arrowSize: CGSize = CGSize(width: 26, height: 13), content: CGSize = CGSize(width: 200, height: 150),
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, keyboard: CGRect? = nil,
        policy: KeyboardPolicy = .lift
    ) -> PresentationLayout {
        let popup = Popup(
            position: .anchored(to: anchor, sides: sides, distance: distance, arrowSize: arrowSize), keyboard: policy)
        var environment = LayoutEnvironment.phone(content: content, direction: direction)
        environment.source = source.map { CGRect($0) }
        environment.keyboard = keyboard
        return popup.layout(in: environment)
    }

    /// The layout of a popup in the middle.
    private func centered(keyboard: CGRect? = nil) -> PresentationLayout {
        var environment = LayoutEnvironment.phone(content: CGSize(width: 200, height: 150))
        environment.keyboard = keyboard
        return Popup().layout(in: environment)
    }

    struct Row: Sendable {
        let source: [CGFloat]
        let sides: [PresentationEdge]
        let frame: [CGFloat]
        let edge: CGRectEdge
        let position: CGFloat

        init(
            _ source: [CGFloat], _ frame: [CGFloat], _ edge: CGRectEdge, _ position: CGFloat,
            _ sides: [PresentationEdge] = PresentationDefaults.Popup.sides
        ) {
            (self.source, self.sides, self.frame, self.edge, self.position) = (source, sides, frame, edge, position)
        }
    }

    nonisolated static let rows: [Row] = [
        // In the middle of the screen: below, or on the other sides if they are requested.
        Row([180, 300, 40, 40], [100, 353, 200, 150], .minYEdge, 100),
        Row([180, 300, 40, 40], [100, 137, 200, 150], .maxYEdge, 100, [.top]),
        Row([30, 300, 40, 40], [83, 245, 200, 150], .minXEdge, 75, [.trailing]),
        Row([300, 300, 40, 40], [87, 245, 200, 150], .maxXEdge, 75, [.leading]),
        // Near the bottom there is no room below.
        Row([180, 700, 40, 40], [100, 537, 200, 150], .maxYEdge, 100),
        // In the corners the margin shrinks for the arrow, down to 10, and the arrow stays away from the round corner.
        Row([0, 59, 44, 44], [10, 116, 200, 150], .minYEdge, 27),
        Row([349, 59, 44, 44], [183, 116, 200, 150], .minYEdge, 173),
        Row([0, 774, 44, 44], [10, 611, 200, 150], .maxYEdge, 27),
        Row([349, 774, 44, 44], [183, 611, 200, 150], .maxYEdge, 173),
        // A little away from the edge the margin suffices.
        Row([40, 300, 40, 40], [24, 353, 200, 150], .minYEdge, 36),
        // Beside a source at the top or the bottom it is moved into the safe area.
        Row([30, 59, 40, 40], [83, 59, 200, 150], .minXEdge, 27, [.trailing]),
        Row([30, 778, 40, 40], [83, 668, 200, 150], .minXEdge, 123, [.trailing]),
        // For a source half outside of the screen: at the middle of the visible part. A point is enough.
        Row([-20, 300, 60, 40], [10, 353, 200, 150], .minYEdge, 27),
        Row([200, 300, 0, 0], [100, 313, 200, 150], .minYEdge, 100),
    ]

    @Test(
        "A popup stands at the first side with room, and its arrow points at the middle of the source", arguments: rows)
    func sides(row: Row) {
        let layout = layout(at: row.source, sides: row.sides)
        #expect(layout.frame == CGRect(row.frame))
        #expect(layout.arrow?.edge == row.edge)
        #expect(layout.arrow?.position == row.position)
        #expect(layout.arrow?.size == CGSize(width: 26, height: 13))
        #expect(layout.cornerRadius == 14)
    }

    @Test("Leading and trailing change places where the layout runs from right to left")
    func rightToLeft() {
        let trailing = layout(at: [300, 300, 40, 40], sides: [.trailing], direction: .rightToLeft)
        #expect(trailing.frame == CGRect(x: 87, y: 245, width: 200, height: 150))
        #expect(trailing.arrow?.edge == .maxXEdge)
        let leading = layout(at: [30, 300, 40, 40], sides: [.leading], direction: .rightToLeft)
        #expect(leading.frame == CGRect(x: 83, y: 245, width: 200, height: 150))
    }

    @Test("Where no side has room for all of it, the one that shows most of it has it, reduced")
    func reduced() {
        let layout = layout(at: [180, 400, 40, 40], content: CGSize(width: 320, height: 500))
        #expect(layout.frame == CGRect(x: 40, y: 453, width: 320, height: 365))
        #expect(layout.arrow == PresentationArrow(edge: .minYEdge, position: 160))
        let beside = self.layout(
            at: [130, 400, 40, 40], sides: [.leading, .trailing], content: CGSize(width: 320, height: 100))
        #expect(beside.frame == CGRect(x: 183, y: 370, width: 186, height: 100))
    }

    @Test("Of two sides with as much room the one that is named first has it")
    func equal() {
        // 346.5 points above and below, without the arrow of 13.
        let source: [CGFloat] = [180, 418.5, 40, 40]
        let content = CGSize(width: 320, height: 500)
        #expect(layout(at: source, sides: [.bottom, .top], content: content).arrow?.edge == .minYEdge)
        #expect(layout(at: source, sides: [.top, .bottom], content: content).arrow?.edge == .maxYEdge)
    }

    @Test(
        "In the middle, without an arrow, is a popup whose source is not seen, or leaves no room",
        arguments: [nil, [-50, 300, 40, 40], [180, 900, 40, 40], [0, 0, 393, 852], [CGFloat.nan, 0, 10, 10]]
            as [[CGFloat]?])
    func fallback(source: [CGFloat]?) {
        let layout = layout(at: source)
        #expect(layout == centered())
        #expect(layout.arrow == nil)
    }

    @Test("The one side that is allowed may have less than 44 points: then the popup is in the middle")
    func tooNarrow() {
        #expect(layout(at: [300, 300, 40, 40], sides: [.trailing]) == centered())
        #expect(layout(at: [180, 300, 40, 40], sides: []) == centered())
    }

    @Test("A distance is kept, an arrow without size is none, and numbers that are none count as zero")
    func distances() {
        let plain = layout(at: [180, 300, 40, 40], distance: 8, arrowSize: .zero)
        #expect(plain.frame == CGRect(x: 100, y: 348, width: 200, height: 150))
        #expect(plain.arrow == nil)
        let far = layout(at: [180, 300, 40, 40], distance: 8)
        #expect(far.frame.minY == 361)
        let broken = layout(
            at: [180, 300, 40, 40], distance: .nan, arrowSize: CGSize(width: CGFloat.infinity, height: .nan))
        #expect(broken.frame.minY == 340)
        #expect(broken.arrow == nil)
    }

    @Test("Above a keyboard it takes the side that is left, or is in the middle of what is left without its source")
    func keyboard() {
        let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
        let above = layout(at: [180, 300, 40, 40], keyboard: docked)
        #expect(above.frame == CGRect(x: 100, y: 137, width: 200, height: 150))
        #expect(above.arrow?.edge == .maxYEdge)
        #expect(layout(at: [180, 200, 40, 40], keyboard: docked).frame.minY == 253)
        #expect(layout(at: [180, 600, 40, 40], keyboard: docked) == centered(keyboard: docked))
        #expect(layout(at: [180, 300, 40, 40], keyboard: docked, policy: .shrink).frame == above.frame)
        #expect(layout(at: [180, 300, 40, 40], keyboard: docked, policy: .none).frame.minY == 353)
        let floating = CGRect(x: 10, y: 560, width: 300, height: 200)
        #expect(layout(at: [180, 300, 40, 40], keyboard: floating).frame.minY == 353)
    }

    @Test("Beside a source that is low it ends above the keyboard, and its arrow reaches as far as its corners let it")
    func besideAboveKeyboard() {
        let keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
        // The area ends 24 points above the keyboard.
        let layout = layout(at: [30, 470, 40, 40], sides: [.trailing], keyboard: keyboard)
        #expect(layout.frame == CGRect(x: 83, y: 342, width: 200, height: 150))
    }

    @Test("On a narrow side the arrow is narrower, and there is none where the corners leave nothing")
    func narrowArrow() {
        let low = layout(at: [30, 300, 40, 40], sides: [.trailing], content: CGSize(width: 200, height: 48))
        #expect(low.frame == CGRect(x: 83, y: 296, width: 200, height: 48))
        #expect(low.arrow == PresentationArrow(edge: .minXEdge, position: 24, size: CGSize(width: 20, height: 13)))
        let round = PresentationArrow(edge: .minXEdge, position: 24)
        #expect(round.drawable(beside: CGSize(width: 200, height: 48), cornerRadius: 24) == nil)
    }

    @Test(
        "The tip of the outline is the tip, and it stands on the edge",
        arguments: [
            (CGRectEdge.minXEdge, CGRect(x: -13, y: 27, width: 13, height: 26)),
            (.maxXEdge, CGRect(x: 200, y: 27, width: 13, height: 26)),
            (.minYEdge, CGRect(x: 27, y: -13, width: 26, height: 13)),
            (.maxYEdge, CGRect(x: 27, y: 150, width: 26, height: 13)),
        ])
    func outline(edge: CGRectEdge, box: CGRect) {
        let view = CGRect(x: 0, y: 0, width: 200, height: 150)
        let arrow = PresentationArrow(edge: edge, position: 40)
        #expect(arrow.frame(beside: view) == box)
        #expect(arrow.path(beside: view).bounds.isClose(to: box))
        let outline = RoundedOutline(rect: view, shape: CornerShape(radius: 14), arrow: arrow)
        #expect(outline.path.boundingBoxOfPath.isClose(to: view.union(box)))
    }
}
