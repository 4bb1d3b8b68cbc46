import KitTestSupport
import Testing
import UIKit

@testable import Presentations

/// The default styles on every device of table J, in portrait and in landscape.
@MainActor
struct DeviceLayoutTests {
    @Test("A card stands at the bottom, centred, inside margins and safe area", arguments: deviceTable)
    func card(row: DeviceRow) {
        let environment = row.environment(content: LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 340)))
        let layout = Card().layout(in: environment)
        #expect(layout.frame.isClose(to: row.card), "\(layout.frame)")
    }

    @Test("A popup stands in the middle of the safe area", arguments: deviceTable)
    func popup(row: DeviceRow) {
        let environment = row.environment(content: LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 234)))
        let layout = Popup().layout(in: environment)
        #expect(layout.frame.isClose(to: row.popup), "\(layout.frame)")
    }

    @Test("A half-sheet at .medium takes half the height, and the screen in a compact height", arguments: deviceTable)
    func medium(row: DeviceRow) {
        let layout = HalfSheet().layout(in: row.environment(content: LayoutEnvironment.Content()))
        #expect(layout.frame.isClose(to: row.medium), "\(layout.frame)")
    }

    @Test(
        "A half-sheet at .large ends 10 below the top safe area, and takes the screen in a compact height",
        arguments: deviceTable)
    func large(row: DeviceRow) {
        let sheet = HalfSheet(selectedDetentIdentifier: .large)
        let layout = sheet.layout(in: row.environment(content: LayoutEnvironment.Content()))
        #expect(layout.frame.isClose(to: row.large), "\(layout.frame)")
    }

    @Test("A half-sheet may stay attached in a compact height, as wide as the safe area", arguments: deviceTable)
    func attached(row: DeviceRow) {
        let sheet = HalfSheet(selectedDetentIdentifier: .large, prefersEdgeAttachedInCompactHeight: true)
        let layout = sheet.layout(in: row.environment(content: LayoutEnvironment.Content()))
        #expect(layout.frame.isClose(to: row.attached), "\(layout.frame)")
    }

    @Test(
        "Attached in a compact height, or in a regular width, a sheet may be as wide as its content (F12)",
        arguments: deviceTable)
    func attachedWidth(row: DeviceRow) {
        let sheet = HalfSheet(
            detents: [.height(200)], prefersEdgeAttachedInCompactHeight: true,
            widthFollowsPreferredContentSizeWhenEdgeAttached: true)
        let environment = row.environment(
            content: LayoutEnvironment.Content(preferred: CGSize(width: 300, height: 200)))
        let layout = sheet.layout(in: environment)
        let container = environment.container
        let isFull =
            environment.traits.horizontalSizeClass == .compact && environment.traits.verticalSizeClass == .regular
        #expect(layout.frame.width == (isFull ? container.width : 300))
        #expect(abs(layout.frame.midX - container.width / 2) <= 0.5)
        #expect(layout.frame.maxY == container.height)
        #expect(layout.frame.height == 200 + environment.safeArea.bottom)
        #expect(layout.roundedCorners == .topCorners)
        #expect(layout.cornerRadius == 12)
    }

    @Test(
        "A card at any edge keeps its margin from that edge, or its safe area, and from the others at least that",
        arguments: deviceTable)
    func cardEdges(row: DeviceRow) {
        let environment = row.environment(
            content: LayoutEnvironment.Content(preferred: CGSize(width: 200, height: 150)))
        let safe = environment.safeArea
        let container = environment.container
        for edge in [PresentationEdge.top, .bottom, .leading, .trailing] {
            let frame = Card(edge: edge).layout(in: environment).frame
            let room = CGRect(
                x: max(12, safe.left), y: max(12, safe.top),
                width: container.width - max(12, safe.left) - max(12, safe.right),
                height: container.height - max(12, safe.top) - max(12, safe.bottom))
            #expect(room.insetBy(dx: -0.001, dy: -0.001).contains(frame), "\(edge)")
            switch edge {
            case .top: #expect(frame.minY == room.minY)
            case .bottom: #expect(frame.maxY == room.maxY)
            case .leading: #expect(frame.minX == room.minX)
            case .trailing: #expect(frame.maxX == room.maxX)
            }
            #expect(frame.size == CGSize(width: 200, height: 150))
        }
    }

    @Test("Every frame lies on the device's pixels", arguments: deviceTable)
    func pixels(row: DeviceRow) {
        let environment = row.environment(
            content: LayoutEnvironment.Content(preferred: CGSize(width: 301.3, height: 233.7)))
        let frames = [
            Card().layout(in: environment).frame,
            Popup().layout(in: environment).frame,
            HalfSheet(detents: [.fitting()]).layout(in: environment).frame,
        ]
        for number in frames.flatMap({ [$0.minX, $0.minY, $0.width, $0.height] }) {
            let pixels = number * row.environment.traits.displayScale
            #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(number)")
        }
    }
}
