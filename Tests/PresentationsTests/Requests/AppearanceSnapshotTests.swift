import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Presentations in other appearances, as references, with invariants that no new reference may break.
@MainActor
struct AppearanceSnapshotTests {
    private nonisolated static let devices: [Device] = [
        .iPhoneSE, .iPhone13mini, .iPhone15, .iPhone16ProMax, .iPad11,
    ]

    private let sample = SampleViewController()

    /// Shows a presentation made by `present`, at rest.
    private func show(_ stage: Stage, _ present: (UIViewController) -> Void) throws {
        let presenter = RowsViewController()
        stage.show(presenter)
        present(presenter)
        stage.settle()
        let container = try #require(sample.presentationController?.containerView)
        let chrome = try #require(sample.presentationController?.presentedView)
        #expect(container.bounds.contains(chrome.frame))
        #expect(stage.window.firstView(named: "presentation.dimming")?.frame == container.bounds)
        let button = sample.button.convert(sample.button.bounds, to: container)
        #expect(button.height >= 44 && button.width >= 44)
        #expect(button.maxY <= container.bounds.height - container.safeAreaInsets.bottom)
        #expect(chrome.frame.contains(button))
    }

    @Test("A popup over a blur", arguments: devices)
    func blurred(device: Device) throws {
        let stage = Stage(device)
        try show(stage) { $0.presentAsPopup(sample, style: Popup(dimming: .blurred(.systemThinMaterial))) }
        #expect(stage.window.firstView(named: "presentation.dimming")?.subviews.first is UIVisualEffectView)
        expectLayout(of: stage, named: "Appearance/blurred")
    }

    @Test("A card with its own background over a coloured dimming", arguments: devices)
    func colored(device: Device) throws {
        let stage = Stage(device)
        sample.loadViewIfNeeded()
        sample.view.backgroundColor = nil
        try show(stage) {
            $0.presentAsCard(
                sample,
                style: Card {
                    $0.dimming = .color(.systemIndigo.withAlphaComponent(0.5))
                    $0.backgroundColor = .secondarySystemBackground
                }
            )
        }
        expectLayout(of: stage, named: "Appearance/colored")
    }

    @Test("A half-sheet in the dark", arguments: devices)
    func dark(device: Device) throws {
        let stage = Stage(device, appearance: .dark)
        try show(stage) { $0.presentAsHalfSheet(sample, style: HalfSheet(prefersGrabberVisible: true)) }
        expectLayout(of: stage, named: "Appearance/sheet")
    }

    @Test(
        "A half-sheet with increased contrast has a border", arguments: devices,
        [UIUserInterfaceStyle.light, .dark])
    func contrast(device: Device, appearance: UIUserInterfaceStyle) throws {
        let stage = Stage(device, appearance: appearance, accessibilityContrast: .high)
        try show(stage) { $0.presentAsHalfSheet(sample, style: HalfSheet(prefersGrabberVisible: true)) }
        #expect(stage.window.firstView(named: "presentation.border")?.layer.borderWidth == 1)
        expectLayout(of: stage, named: "Appearance/sheet")
    }

    @Test(
        "A card at the leading edge, in both directions", arguments: devices,
        [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func leading(device: Device, direction: UITraitEnvironmentLayoutDirection) throws {
        let stage = Stage(device, layoutDirection: direction)
        try show(stage) {
            $0.presentAsCard(
                sample,
                style: Card(
                    size: .fixed(CGSize(width: 260, height: 420)), edge: .leading, animation: .slide(from: .leading)))
        }
        let chrome = try #require(sample.presentationController?.presentedView).frame
        let isRightToLeft = direction == .rightToLeft
        #expect(isRightToLeft ? chrome.maxX == stage.window.bounds.width - 12 : chrome.minX == 12)
        #expect((sample.picture.frame.midX > chrome.width / 2) == isRightToLeft)
        expectLayout(of: stage, named: "Appearance/leading-card")
    }

    @Test(
        "Beside another app a half-sheet is attached over the whole width where that is compact, and centred where not",
        arguments: [(Device.iPad11, 375), (.iPad11, 592), (.iPad13, 678)] as [(Device, CGFloat)])
    func splitView(device: Device, width: CGFloat) throws {
        let stage = Stage(device, orientation: .landscapeLeft, width: width)
        try show(stage) { $0.presentAsHalfSheet(sample, style: HalfSheet(prefersGrabberVisible: true)) }
        let chrome = try #require(sample.presentationController?.presentedView).frame
        if width < 640 {
            #expect(chrome.width == width)
            #expect(chrome.maxY == stage.window.bounds.height)
        } else {
            #expect(chrome.width == 540)
            #expect(chrome.midX == width / 2)
        }
        expectLayout(of: stage, named: "Appearance/sheet")
    }
}
