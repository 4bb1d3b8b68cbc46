import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// UIKit rounds edges to pixels, so a size may depend on the place. The sizes of the kit do not.
@MainActor
struct PlacedSizeTests {
    private static let text =
        "A sentence that takes more than one line in a popup, however it is broken, and then some more."

    /// The sizes that a view and everything in it have at 101 heights of the screen, 0.37 points from each other.
    private func sizes(on device: Device, _ style: UIFont.TextStyle) throws -> Set<[CGSize]> {
        var all: Set<[CGSize]> = []
        for step in -50...50 {
            let scene = PresentedStage(device)
            let content = UIViewController()
            let label = UILabel()
            label.text = Self.text
            label.font = .preferredFont(forTextStyle: style)
            label.numberOfLines = 0
            content.view.addPinned(label, inset: 16)
            scene.presenter.presentAsPopup(
                content, style: Popup(offset: CGPoint(x: 0, y: CGFloat(step) * 0.37)), animated: false)
            scene.stage.settle()
            all.insert([try #require(scene.chrome).bounds.size] + content.view.subviews.map(\.bounds.size))
        }
        return all
    }

    @Test(
        "A popup has one size wherever it stands, and so has its text",
        arguments: [Device.iPhone15, .iPhoneSE, .iPad11])
    func popup(device: Device) throws {
        let sizes = try sizes(on: device, .body)
        #expect(sizes.count == 1)
    }
}
