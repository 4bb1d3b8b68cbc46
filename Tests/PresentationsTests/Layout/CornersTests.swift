import Testing
import UIKit

@testable import Presentations

/// The radii of corners at a frame.
@MainActor
struct CornersTests {
    /// A phone of 393 by 852 points whose display has a radius of 55.
    private func phone(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, window: CGRect? = nil
    ) -> LayoutEnvironment {
        let window = window ?? CGRect(x: 0, y: 0, width: 393, height: 852)
        var environment = LayoutEnvironment(
            container: window.size, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: LayoutTraits(layoutDirection: direction))
        environment.display = LayoutEnvironment.Display(
            size: CGSize(width: 393, height: 852), pixels: CGSize(width: 1179, height: 2556), frame: window)
        return environment
    }

    @Test("Each corner has its radius; in a right-to-left language the sides are exchanged")
    func mirrored() {
        let corners = Corners(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)
        let frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        #expect(
            corners.resolved(for: frame, in: phone())
                == CornerRadii(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4))
        #expect(
            corners.resolved(for: frame, in: phone(.rightToLeft))
                == CornerRadii(topLeft: 2, topRight: 1, bottomLeft: 4, bottomRight: 3))
    }

    @Test(
        "A concentric corner has the display's radius less the larger distance from the edges, and at least its minimum",
        arguments: [
            (CGRect(x: 0, y: 0, width: 393, height: 852), CornerRadii(top: 55, bottom: 55)),
            (CGRect(x: 8, y: 500, width: 377, height: 344), CornerRadii(top: 10, bottom: 47)),
            (CGRect(x: 12, y: 400, width: 369, height: 418), CornerRadii(top: 10, bottom: 21)),
            (
                CGRect(x: 12, y: 400, width: 200, height: 440),
                CornerRadii(topLeft: 10, topRight: 10, bottomLeft: 43, bottomRight: 10)
            ),
            (CGRect(x: 60, y: 60, width: 273, height: 732), CornerRadii(top: 10, bottom: 10)),
            // Beyond the display.
            (CGRect(x: -10, y: 500, width: 413, height: 400), CornerRadii(top: 10, bottom: 55)),
        ])
    func concentric(frame: CGRect, radii: CornerRadii) {
        #expect(Corners.concentric(minimum: 10).resolved(for: frame, in: phone()) == radii)
    }

    @Test("In Split View only the corners at the display's own are concentric")
    func splitView() {
        var environment = LayoutEnvironment(
            container: CGSize(width: 375, height: 820), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        let place = { (x: CGFloat) in
            LayoutEnvironment.Display(
                size: CGSize(width: 1180, height: 820), pixels: CGSize(width: 1640, height: 2360),
                frame: CGRect(x: x, y: 0, width: 375, height: 820))
        }
        let frame = CGRect(x: 6, y: 400, width: 363, height: 414)
        environment.display = place(0)
        #expect(
            Corners.concentric(minimum: 4).resolved(for: frame, in: environment)
                == CornerRadii(topLeft: 4, topRight: 4, bottomLeft: 12, bottomRight: 4))
        environment.display = place(805)
        #expect(
            Corners.concentric(minimum: 4).resolved(for: frame, in: environment)
                == CornerRadii(topLeft: 4, topRight: 4, bottomLeft: 4, bottomRight: 12))
    }

    @Test("Without a display, on an unknown one, and on one without a home indicator it is the minimum")
    func square() {
        let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
        var environment = phone()
        environment.display = nil
        #expect(Corners.concentric(minimum: 9).resolved(for: whole, in: environment) == CornerRadii(top: 9, bottom: 9))
        environment = phone()
        environment.display?.pixels = CGSize(width: 750, height: 1334)
        #expect(Corners.concentric(minimum: 9).resolved(for: whole, in: environment) == CornerRadii(top: 9, bottom: 9))
        environment = phone()
        environment.safeArea.bottom = 0
        #expect(Corners.concentric(minimum: 9).resolved(for: whole, in: environment) == CornerRadii(top: 9, bottom: 9))
    }

    @Test("A radius that the app names wins, and that of the table follows display zoom")
    func ownTable() {
        let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
        #expect(
            Corners.concentric(displayRadius: 40).resolved(for: whole, in: phone())
                == CornerRadii(top: 40, bottom: 40))
        #expect(
            Corners.concentric(displayRadius: 30).resolved(for: whole, in: phone())
                == CornerRadii(top: 30, bottom: 30))
        #expect(
            Corners.concentric(displayRadius: 0).resolved(for: whole, in: phone())
                == CornerRadii(top: 0, bottom: 0))
        var zoomed = phone()
        zoomed.display?.size = CGSize(width: 320, height: 694)
        zoomed.display?.frame = CGRect(x: 0, y: 0, width: 320, height: 694)
        let radius = Corners.concentric().resolved(for: CGRect(x: 0, y: 0, width: 320, height: 694), in: zoomed).topLeft
        #expect(abs(radius - 44.784) < 0.001)
    }

    @Test("Numbers that cannot be drawn count as 0, and a radius is at most half of the shorter side")
    func unusable() {
        let frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        let corners = Corners(
            topLeading: .fixed(-3), topTrailing: .fixed(.nan), bottomLeading: .fixed(.infinity),
            bottomTrailing: .concentric(minimum: .nan))
        #expect(corners.resolved(for: frame, in: phone()) == CornerRadii())
        let large = PresentationLayout(
            frame: frame,
            corners: Corners(topLeading: 500, topTrailing: .fixed(.nan), bottomLeading: -1, bottomTrailing: 0))
        let drawn = large.resolvingCorners(in: phone()).drawable(in: CGSize(width: 393, height: 852))
        #expect(drawn.radii == CornerRadii(topLeft: 100))
    }

    private func radii(_ style: some PresentationStyle, in environment: LayoutEnvironment) -> CornerRadii? {
        style.layout(in: environment).resolvingCorners(in: environment).radii
    }

    @Test("Cards, popups and drawers have the corners of their options; without them one radius, as before")
    func styles() {
        let content = LayoutEnvironment.Content(preferred: CGSize(width: 200, height: 200))
        var environment = phone()
        environment.content = content
        let corners = Corners(top: 7, bottom: .concentric(minimum: 5))
        let card = Card {
            $0.size = .fixed(CGSize(width: 393, height: 200))
            $0.margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            $0.corners = corners
        }
        #expect(card.layout(in: environment).frame == CGRect(x: 8, y: 618, width: 377, height: 200))
        #expect(radii(card, in: environment) == CornerRadii(top: 7, bottom: 21))
        #expect(radii(Popup { $0.corners = corners }, in: environment) == CornerRadii(top: 7, bottom: 5))
        #expect(
            radii(Drawer { $0.corners = .concentric() }, in: environment)
                == CornerRadii(topLeft: 55, topRight: 0, bottomLeft: 55, bottomRight: 0))
        #expect(radii(Card(), in: environment) == nil)
        #expect(radii(Popup(), in: environment) == nil)
        #expect(radii(Drawer(), in: environment) == nil)
    }

    @Test("Four equal radii are the one radius of the layout")
    func equal() {
        let layout = Card { $0.corners = .fixed(17) }.layout(in: phone()).resolvingCorners(in: phone())
        #expect(layout.radii == nil)
        #expect(layout.cornerRadius == 17)
        #expect(layout.roundedCorners == .allCorners)
        #expect(
            radii(Card { $0.corners = Corners(top: 17, bottom: 18) }, in: phone())
                == CornerRadii(top: 17, bottom: 18))
    }

    @Test("Pushed back, round corners get rounder and square ones stay square; beyond rest nothing is less round")
    func pushedBack() {
        let shape = CornerShape(CornerRadii(topLeft: 8, topRight: 20, bottomLeft: 0, bottomRight: 4))
        #expect(
            shape.rounded(to: 10, level: 1).radii
                == CornerRadii(topLeft: 10, topRight: 20, bottomLeft: 0, bottomRight: 10))
        #expect(
            shape.rounded(to: 10, level: 0.5).radii
                == CornerRadii(topLeft: 9, topRight: 20, bottomLeft: 0, bottomRight: 7))
        #expect(shape.rounded(to: 10, level: -0.2).radii == shape.radii)
        let square = CornerShape(CornerRadii())
        #expect(square.rounded(to: 10, level: 1).radii == CornerRadii(top: 10, bottom: 10))
    }

    @Test("Two clips are enough for corners that are equal above and below, or left and right; otherwise four")
    func clips() {
        func count(_ radii: CornerRadii) -> Int {
            let clips = CornerClips()
            clips.round(CornerShape(radii))
            return clips.layers.count
        }
        #expect(count(CornerRadii(top: 10, bottom: 20)) == 2)
        #expect(count(CornerRadii(topLeft: 10, topRight: 20, bottomLeft: 10, bottomRight: 20)) == 2)
        #expect(count(CornerRadii(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4)) == 4)
        let one = CornerClips()
        one.round(CornerShape(radius: 10, rounded: .topCorners))
        #expect(one.layers.count == 1)
    }
}
