import KitTestSupport
import Testing
import UIKit

@testable import Presentations

/// The frames and corners of half-sheets that detach from the edges.
@MainActor
struct DetachedSheetLayoutTests {
    private static let detents: [HalfSheet.Detent] = [.height(200), .medium(), .large()]

    @Test("A keyboard that floats lifts the attached sheet off the edge, and all of its corners are round then")
    func floatingKeyboard() {
        var environment = phone()
        environment.keyboard = CGRect(x: 40, y: 600, width: 300, height: 200)
        let layout = HalfSheet {
            $0.detents = [.large()]
            $0.keyboard = .lift
            $0.detachedMargin = 8
        }.layout(in: environment)
        #expect(layout.frame == CGRect(x: 0, y: 69, width: 393, height: 531))
        #expect(layout.radii == CornerRadii(top: 12, bottom: 12))
    }

    /// A phone with a display of 55 points' radius, as large as an iPhone 16.
    private func phone(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> LayoutEnvironment {
        var environment = LayoutEnvironment(
            container: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: LayoutTraits(layoutDirection: direction))
        environment.display = LayoutEnvironment.Display(
            size: CGSize(width: 393, height: 852), pixels: CGSize(width: 1179, height: 2556),
            frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        return environment
    }

    private func frames(_ sheet: HalfSheet, _ environment: LayoutEnvironment) -> [CGRect] {
        sheet.detentFrames(in: environment).map(\.frame)
    }

    private func corners(_ sheet: HalfSheet, _ environment: LayoutEnvironment) -> [CornerRadii?] {
        sheet.detentFrames(in: environment).map { $0.radii?.map { ($0 * 100).rounded() / 100 } }
    }

    private func expectFrames(
        _ sheet: HalfSheet, _ environment: LayoutEnvironment, _ expected: [CGRect],
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(frames(sheet, environment) == expected, sourceLocation: location)
    }

    private func expectCorners(
        _ sheet: HalfSheet, _ environment: LayoutEnvironment, _ expected: [CornerRadii?],
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(corners(sheet, environment) == expected, sourceLocation: location)
    }

    @Test("Floating as on iOS 26: 8 from the edges below a largest height at the safe area (F2, F3, F4, F5, F8, Z25)")
    func floating() {
        let sheet = HalfSheet {
            $0.detents = Self.detents
            $0.look = .floating
        }
        expectFrames(
            sheet, phone(),
            [
                CGRect(x: 0, y: 59, width: 393, height: 793), CGRect(x: 8, y: 393, width: 377, height: 451),
                CGRect(x: 8, y: 618, width: 377, height: 226),
            ])
        expectCorners(
            sheet, phone(),
            [
                CornerRadii(top: 37.7, bottom: 55), CornerRadii(top: 37.7, bottom: 58.2),
                CornerRadii(top: 37.7, bottom: 58.2),
            ])
        #expect(sheet.layout(in: phone()).frame == CGRect(x: 8, y: 618, width: 377, height: 226))
        expectFrames(sheet, phone(.rightToLeft), frames(sheet, phone()))
    }

    @Test("The automatic look is that of the system: classic before iOS 26")
    func automatic() {
        let sheet = HalfSheet(detents: Self.detents)
        #expect(frames(sheet, phone())[1] == CGRect(x: 0, y: 392, width: 393, height: 460))
        expectCorners(sheet, phone(), [nil, nil, nil])
        var system = phone()
        system.systemLook = .floating
        #expect(frames(sheet, system)[1] == CGRect(x: 8, y: 393, width: 377, height: 451))
        #expect(
            frames(
                HalfSheet {
                    $0.detents = Self.detents
                    $0.look = .classic
                }, system)[0].minY == 69)
    }

    @Test("Detached in the classic look: margins and four corners, attached at the largest height")
    func detached() {
        let sheet = HalfSheet {
            $0.detents = Self.detents
            $0.look = .classic
            $0.detachedMargin = 12
        }
        expectFrames(
            sheet, phone(),
            [
                CGRect(x: 0, y: 69, width: 393, height: 783), CGRect(x: 12, y: 392, width: 369, height: 448),
                CGRect(x: 12, y: 618, width: 369, height: 222),
            ])
        expectCorners(
            sheet, phone(),
            [
                CornerRadii(top: 12, bottom: 0), CornerRadii(top: 12, bottom: 12), CornerRadii(top: 12, bottom: 12),
            ])
        let round = HalfSheet {
            $0.detents = [.medium()]
            $0.preferredCornerRadius = 30
            $0.detachedMargin = 12
        }
        expectCorners(round, phone(), [CornerRadii(top: 30, bottom: 30)])
    }

    @Test("A margin of 0 attaches a sheet in the floating look")
    func attached() {
        let sheet = HalfSheet {
            $0.detents = Self.detents
            $0.look = .floating
            $0.detachedMargin = 0
        }
        #expect(frames(sheet, phone())[1] == CGRect(x: 0, y: 393, width: 393, height: 459))
        #expect(corners(sheet, phone())[1] == nil)
    }

    @Test("Concentric corners of a detached sheet; attached, it keeps the upper ones")
    func concentric() {
        let sheet = HalfSheet {
            $0.detents = Self.detents
            $0.look = .classic
            $0.detachedMargin = 8
            $0.corners = .concentric(minimum: 20)
        }
        expectCorners(
            sheet, phone(),
            [
                CornerRadii(top: 20, bottom: 0), CornerRadii(top: 20, bottom: 47), CornerRadii(top: 20, bottom: 47),
            ])
        let layout = HalfSheet { $0.corners = Corners(top: 5, bottom: 6) }.layout(in: phone())
        #expect(layout.radii == CornerRadii(top: 5, bottom: 0))
    }

    /// Heights of 637 and 356.5 points were recorded on iOS 26.1, with a safe area of 20 at the top and without one.
    @Test(
        "A phone with a home button: 30 above the largest, and 425/759 of it for the medium one (Z25)",
        arguments: [0, 20] as [CGFloat])
    func homeButton(top: CGFloat) {
        let environment = LayoutEnvironment(
            container: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0),
            traits: LayoutTraits(displayScale: 2))
        let sheet = HalfSheet {
            $0.look = .floating
            $0.detachedMargin = 0
        }
        expectFrames(
            sheet, environment,
            [CGRect(x: 0, y: 30, width: 375, height: 637), CGRect(x: 0, y: 310.5, width: 375, height: 356.5)])
        let classic = HalfSheet { $0.look = .classic }
        #expect(frames(classic, environment)[1].height == 333.5)
    }

    @Test("A phone with square corners: the lower ones are as round as the upper ones, and square when attached")
    func squareDisplay() {
        var environment = LayoutEnvironment(
            container: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            traits: LayoutTraits(displayScale: 2))
        environment.display = LayoutEnvironment.Display(
            size: CGSize(width: 375, height: 667), pixels: CGSize(width: 750, height: 1334),
            frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let sheet = HalfSheet {
            $0.detents = Self.detents
            $0.look = .floating
        }
        expectFrames(
            sheet, environment,
            [
                CGRect(x: 0, y: 30, width: 375, height: 637), CGRect(x: 8, y: 302.5, width: 359, height: 356.5),
                CGRect(x: 8, y: 459, width: 359, height: 200),
            ])
        expectCorners(
            sheet, environment,
            [
                CornerRadii(top: 37.7, bottom: 0), CornerRadii(top: 37.7, bottom: 37.7),
                CornerRadii(top: 37.7, bottom: 37.7),
            ])
    }

    @Test("Just below the largest height the margin is what is left, so that more height never moves the top down")
    func nearlyLargest() {
        var environment = phone()
        environment.safeArea.bottom = 0
        let tops = stride(from: CGFloat(770), through: 793, by: 1).map { height in
            frames(
                HalfSheet {
                    $0.detents = [.height(height)]
                    $0.look = .floating
                }, environment)[0].minY
        }
        #expect(tops == tops.sorted(by: >))
        #expect(tops.last == 59)
        expectFrames(
            HalfSheet {
                $0.detents = [.height(790)]
                $0.look = .floating
            }, environment,
            [CGRect(x: 3, y: 59, width: 387, height: 790)])
    }

    @Test("On an iPad the sheet keeps its width, floats above the bottom, and has the upper radii at all corners")
    func tablet() {
        var environment = LayoutEnvironment(
            container: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            traits: LayoutTraits(horizontalSizeClass: .regular, displayScale: 2))
        environment.display = LayoutEnvironment.Display(
            size: CGSize(width: 820, height: 1180), pixels: CGSize(width: 1640, height: 2360),
            frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        let sheet = HalfSheet {
            $0.detents = [.height(200), .large()]
            $0.look = .floating
        }
        expectFrames(
            sheet, environment,
            [
                CGRect(x: 140, y: 34, width: 540, height: 1146), CGRect(x: 140, y: 960, width: 540, height: 212),
            ])
        expectCorners(sheet, environment, [CornerRadii(top: 37.7, bottom: 0), CornerRadii(top: 37.7, bottom: 37.7)])
    }

    @Test("In Split View as wide as a phone only the corner at the display's own is that of the display")
    func splitView() {
        var environment = LayoutEnvironment(
            container: CGSize(width: 375, height: 834), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            traits: LayoutTraits(displayScale: 2))
        environment.display = LayoutEnvironment.Display(
            size: CGSize(width: 1210, height: 834), pixels: CGSize(width: 1668, height: 2420),
            frame: CGRect(x: 835, y: 0, width: 375, height: 834))
        let sheet = HalfSheet {
            $0.detents = [.height(200), .large()]
            $0.look = .floating
            $0.corners = .concentric(minimum: 10)
        }
        expectFrames(
            sheet, environment,
            [
                CGRect(x: 0, y: 30, width: 375, height: 804), CGRect(x: 8, y: 614, width: 359, height: 212),
            ])
        expectCorners(
            sheet, environment,
            [
                CornerRadii(topLeft: 10, topRight: 10, bottomLeft: 0, bottomRight: 30),
                CornerRadii(topLeft: 10, topRight: 10, bottomLeft: 10, bottomRight: 22),
            ])
    }

    @Test("In a compact height the attached sheet floats, too, and the one that covers the screen does not")
    func landscape() {
        var environment = LayoutEnvironment(
            container: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
            traits: LayoutTraits(verticalSizeClass: .compact))
        environment.display = LayoutEnvironment.Display(
            size: CGSize(width: 852, height: 393), pixels: CGSize(width: 1179, height: 2556),
            frame: CGRect(x: 0, y: 0, width: 852, height: 393))
        let sheet = HalfSheet {
            $0.detents = [.height(200), .large()]
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.look = .floating
        }
        expectFrames(
            sheet, environment,
            [
                CGRect(x: 59, y: 30, width: 734, height: 363), CGRect(x: 59, y: 172, width: 734, height: 213),
            ])
        expectCorners(sheet, environment, [CornerRadii(top: 37.7, bottom: 0), CornerRadii(top: 37.7, bottom: 37.7)])
        let covering = HalfSheet {
            $0.detents = [.height(200), .large()]
            $0.look = .floating
        }
        expectFrames(covering, environment, [CGRect(x: 0, y: 0, width: 852, height: 393)])
        #expect(covering.layout(in: environment).radii == CornerRadii())
    }

    @Test("Above a keyboard it keeps its margin, and no corner is near the display's")
    func keyboard() {
        var environment = phone()
        environment.keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
        let sheet = HalfSheet {
            $0.detents = [.height(200)]
            $0.keyboard = .lift
            $0.look = .floating
        }
        expectFrames(sheet, environment, [CGRect(x: 8, y: 308, width: 377, height: 200)])
        expectCorners(sheet, environment, [CornerRadii(top: 37.7, bottom: 37.7)])
        let expanding = HalfSheet {
            $0.detents = Self.detents
            $0.look = .floating
        }.layout(in: environment)
        #expect(expanding.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test("The content is measured in the width of the detached sheet")
    func fitting() {
        var environment = phone()
        environment.content = LayoutEnvironment.Content { CGSize(width: $0, height: $0) }
        let sheet = HalfSheet {
            $0.detents = [.fitting()]
            $0.look = .floating
        }
        expectFrames(sheet, environment, [CGRect(x: 8, y: 441, width: 377, height: 403)])
    }

    @Test("Sizes and corners between two detents, and beyond the outer ones")
    func between() throws {
        let sheet = HalfSheet {
            $0.detents = [.medium(), .large()]
            $0.look = .floating
        }
        let path = DragPath(
            sheet.layout(in: phone()), detentFrames: sheet.detentFrames(in: phone()), edges: SwipeEdges(.bottom),
            in: phone(), threshold: .sheet)
        #expect(path.positions.positions == [59, 393])
        let places: [CGFloat] = [59, 511.0 / 3, 845.0 / 3, 393, 500, 20]
        let sizes = places.map { path.size(at: $0) }
        let widths: [CGFloat] = [393, 1163.0 / 3, 1147.0 / 3, 377, 377, 393]
        let heights: [CGFloat] = [793, 679, 565, 451, 451, 793]
        #expect(sizes.map(\.width) == widths)
        #expect(sizes.map(\.height) == heights)
        let radii = places.map { path.corners(at: $0) }
        #expect(radii.allSatisfy { $0?.topLeft == 37.7 && $0?.topRight == 37.7 })
        let lower = try radii.map { try #require($0).bottomLeft }
        for (radius, expected) in zip(lower, [55, 56.0667, 57.1333, 58.2, 58.2, 55] as [CGFloat]) {
            #expect(abs(radius - expected) < 0.001)
        }
        #expect(path.overscrollFill == nil)
        #expect(path.overscrollFill(at: 60) == nil)
        #expect(path.overscrollFill(at: 50) != nil)
    }
}
