import UIKit

/// The appearance of a pointer over the grabber. In the whole touch zone it becomes a highlight around the bar.
extension GrabberView: UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard isDrawn, sheet?.canStep(.around) == true else { return nil }
        return UIPointerRegion(rect: zone)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard window != nil else { return nil }
        let outset = PresentationDefaults.Grabber.pointerOutset
        let around = frame.insetBy(dx: -outset, dy: -outset)
        return .highlight(self, in: .roundedRect(around, radius: around.height / 2))
    }
}
