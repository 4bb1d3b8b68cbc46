import UIKit

/// The guides that follow one presented view. A step of a drag sets one number for each of them.
@MainActor
final class PresentedViewGuides {
    private struct Entry {
        let guide: PresentedViewLayoutGuide
        /// The bottom of its view, in the container.
        let bottom: CGFloat

        /// The height of the part of its view that is below a position in the container.
        func height(below top: CGFloat) -> CGFloat { max(0, bottom - top) }
    }

    private var entries: [Entry] = []
    /// Whether the guides follow the presented view. They do from the beginning of its presentation to the beginning of
    /// its dismissal.
    private var isFollowing = false

    /// Looks for the guides of a view and of the views that contain it.
    ///
    /// - Parameters:
    ///   - follows: Returns whether guides follow the presented view at all. Called only if there are guides.
    ///   - frame: Returns the frame of a view in the container.
    func find(from view: UIView?, follows: () -> Bool, frame: (UIView) -> CGRect) {
        entries = []
        var next = view
        while let view = next {
            if let guide = view.installedPresentedViewGuide {
                entries.append(Entry(guide: guide, bottom: frame(view).maxY))
            }
            next = view.superview
        }
        if !entries.isEmpty, !follows() { entries = [] }
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Starts to follow the top edge of the presented view. Inside an animation the views move along.
    func begin(at top: CGFloat) {
        isFollowing = true
        layOut(at: top)
    }

    /// Moves the guides to the top edge of the presented view in another layout. Inside an animation the views move
    /// along.
    func layOut(at top: CGFloat) {
        guard isFollowing else { return }
        for entry in entries where entry.guide.cover(entry.height(below: top), by: self) {
            entry.guide.owningView?.layoutIfNeeded()
        }
    }

    /// Moves the guides along with a drag. Their views are laid out in the next layout pass.
    func follow(_ top: CGFloat) {
        guard isFollowing else { return }
        for entry in entries { _ = entry.guide.cover(entry.height(below: top), by: self) }
    }

    /// Moves the guides back to the bottom. Inside an animation the views move along.
    func end() {
        guard isFollowing else { return }
        layOut(at: .infinity)
        isFollowing = false
    }
}
