import KitTestSupport
import Testing
import UIKit

@testable import Presentations

struct DrawerLayoutTests {
    private func layout(
        _ drawer: Drawer, preferring width: CGFloat = 0, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> PresentationLayout {
        let content = CGSize(width: width, height: 340)
        let environment = LayoutEnvironment.phone(content: content, direction: direction)
        return drawer.layout(in: environment).resolvingCorners(in: environment)
    }

    /// For each row of the table: 320, less on narrow screens, which leave a margin free, and in landscape beside the
    /// notch.
    nonisolated static let widthTable: [CGFloat] = [
        319, 320, 319, 370, 320, 367, 320, 367, 320, 379, 320, 379, 320, 382, 320, 382, 320, 388,
        320, 320, 320, 320, 320, 320, 320, 320, 320, 320, 320, 320,
        264, 264, 319, 319, 320, 320, 320, 320,
    ]

    @Test("Corners that are all the same round the side at the edge, too")
    func corners() {
        let layout = layout(Drawer { $0.corners = .fixed(20) })
        #expect(layout.cornerRadius == 20)
        #expect(layout.roundedCorners == .allCorners)
        #expect(self.layout(Drawer()).roundedCorners == .rightCorners)
    }

    @Test("Every device has a width")
    func table() {
        #expect(Self.widthTable.count == deviceTable.count)
    }

    @Test(
        "A drawer is attached to its edge, from the top of every screen to the bottom, and round on the other side",
        arguments: zip(deviceTable, widthTable))
    func devices(row: DeviceRow, width: CGFloat) {
        let container = row.environment.container
        let left = CGRect(x: 0, y: 0, width: width, height: container.height)
        let right = CGRect(x: container.width - width, y: 0, width: width, height: container.height)
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            var environment = row.environment(
                content: LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 300)))
            environment.traits.layoutDirection = direction
            for edge in Drawer.Edge.allCases {
                let layout = Drawer(edge: edge).layout(in: environment)
                let isLeft = (edge == .leading) == (direction == .leftToRight)
                #expect(layout.frame.isClose(to: isLeft ? left : right), "\(edge), \(direction): \(layout.frame)")
                #expect(
                    layout.roundedCorners
                        == (isLeft
                            ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
                            : [.layerMinXMinYCorner, .layerMinXMaxYCorner]))
                #expect(layout.cornerRadius == 16)
                #expect(!layout.showsGrabber)
                #expect(layout.isModal)
            }
        }
    }

    @Test(
        "A width is the content's, a number of points or a share, up to the maximum and the screen less 56 points",
        arguments: [
            (Drawer(), 0, 320), (Drawer(), 250, 250), (Drawer(), 500, 320),
            (Drawer(width: .fixed(280)), 250, 280), (Drawer(width: .fixed(500)), 0, 320),
            (Drawer(width: .fixed(500), maximumWidth: 330), 0, 330),
            (Drawer(width: .fixed(500), maximumWidth: .infinity), 0, 337),
            (Drawer(width: .fraction(0.5)), 250, 590.0 / 3),
            (Drawer(width: .fraction(1), maximumWidth: 400), 0, 337),
        ] as [(Drawer, CGFloat, CGFloat)])
    func width(drawer: Drawer, preferred: CGFloat, expected: CGFloat) {
        #expect(layout(drawer, preferring: preferred).frame.isClose(to: CGRect([0, 0, expected, 852])))
    }

    @Test(
        "A width that is none is the maximum, and a maximum that is none does not limit",
        arguments: [.nan, .infinity, -.infinity, -10, 0] as [CGFloat])
    func unusable(length: CGFloat) {
        #expect(layout(Drawer(), preferring: length).frame.width == 320)
        #expect(layout(Drawer(width: .fixed(length))).frame.width == 320)
        #expect(layout(Drawer(width: .fraction(length))).frame.width == 320)
        if length != .infinity {
            #expect(layout(Drawer(width: .fixed(1000), maximumWidth: length)).frame.width == 337)
        }
    }

    @Test("What the safe area of the other side takes is left free, if that is more than 56 points")
    func opposite() {
        let environment = LayoutEnvironment(
            container: CGSize(width: 912, height: 420), safeArea: UIEdgeInsets(top: 0, left: 68, bottom: 21, right: 68))
        let drawer = Drawer(width: .fraction(1), maximumWidth: .infinity)
        #expect(drawer.layout(in: environment).frame == CGRect([0, 0, 844, 420]))
    }

    @Test("In a room that is narrower than what is left free, there are 44 points all the same")
    func narrow() {
        let environment = LayoutEnvironment(container: CGSize(width: 80, height: 400))
        #expect(Drawer().layout(in: environment).frame == CGRect([0, 0, 44, 400]))
    }

    @Test(
        "A keyboard covers a drawer, or the drawer ends there",
        arguments: [(KeyboardPolicy.none, 852), (.lift, 516), (.shrink, 516)] as [(KeyboardPolicy, CGFloat)])
    func keyboard(policy: KeyboardPolicy, height: CGFloat) {
        var environment = LayoutEnvironment.phone()
        environment.keyboard = CGRect([0, 516, 393, 336])
        let layout = Drawer(keyboard: policy).layout(in: environment)
        #expect(layout.frame == CGRect([0, 0, 320, height]))
    }

    @Test("A keyboard that floats beside the drawer changes nothing")
    func floatingKeyboard() {
        var environment = LayoutEnvironment.phone()
        environment.keyboard = CGRect([330, 516, 60, 200])
        let layout = Drawer(keyboard: .lift).layout(in: environment)
        #expect(layout.frame == CGRect([0, 0, 320, 852]))
    }
}
