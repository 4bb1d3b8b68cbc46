import Testing
import UIKit

@testable import Presentations

/// Popups at the corners and edges of every device.
@MainActor
struct AnchoredPopupDeviceTests {
    @Test(
        "On every device a popup at any place keeps off its source, in its room, with the arrow at the source",
        arguments: deviceTable)
    func everywhere(row: DeviceRow) {
        for size in [CGSize(width: 200, height: 150), CGSize(width: 320, height: 234), CGSize(width: 300, height: 900)]
        {
            var environment = row.environment(content: LayoutEnvironment.Content(preferred: size))
            let safe = environment.room()
            for (x, y) in [
                (0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.3, 0.4), (0.5, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1),
            ] {
                let source = CGRect(
                    x: safe.minX + x * (safe.width - 44), y: safe.minY + y * (safe.height - 44), width: 44, height: 44)
                environment.source = source
                let popup = Popup(position: .anchored(to: PresentationAnchor(UIView())))
                let layout = popup.layout(in: environment)
                let name = "\(size) at \(source): \(layout)"
                guard let arrow = layout.arrow else {
                    Issue.record("no arrow: \(name)")
                    continue
                }
                #expect(
                    environment.room(margins: .init(top: 10, left: 10, bottom: 10, right: 10)).contains(layout.frame),
                    "\(name)")
                #expect(!layout.frame.intersects(source), "\(name)")
                let tip = arrow.tip(beside: layout.frame)
                // Half a pixel of rounding.
                #expect(source.insetBy(dx: -0.5, dy: -0.5).contains(tip), "\(name)")
                #expect(layout.frame.width >= 44 && layout.frame.height >= 44, "\(name)")
            }
        }
    }

    @Test(
        "Beside a source outside of the safe area the arrow ends inside it, off the island, the notch and the indicator",
        arguments: deviceTable, PresentationEdge.allCases)
    func outsideOfSafeArea(row: DeviceRow, side: PresentationEdge) {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            var environment = row.environment(
                content: LayoutEnvironment.Content(preferred: CGSize(width: 200, height: 150)))
            environment.traits.layoutDirection = direction
            let (container, safe) = (environment.container, environment.room())
            for (x, y) in [(0, 0), (0.5, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1)]
                as [(CGFloat, CGFloat)]
            {
                for length in [20, 80, container.width] as [CGFloat] {
                    environment.source = CGRect(
                        x: x * (container.width - length), y: y * (container.height - 20), width: length, height: 20)
                    let popup = Popup(position: .anchored(to: PresentationAnchor(UIView()), sides: [side]))
                    let layout = popup.layout(in: environment)
                    guard let arrow = layout.arrow else { continue }
                    #expect(
                        safe.insetBy(dx: -0.01, dy: -0.01).contains(arrow.frame(beside: layout.frame)),
                        "\(direction) \(environment.source ?? .null): \(layout)")
                }
            }
        }
    }
}
