import UIKit

/// The place of a presentation that is not modal behind a newer one: it steps back, and its inner end stays in sight.
struct StackedNotice: Equatable {
    /// The view right in front of it.
    let front: CGRect
    /// How many are in front of it.
    let count: Int

    /// Returns the place of a view that would have a frame at the front. It is drawn around the centre of its place with the
    /// scale of its position in the stack.
    ///
    /// In the upper half of the container a view looks out below the one in front of it, elsewhere above, as far as the safe
    /// area has room for it.
    func place(of frame: CGRect, in environment: LayoutEnvironment) -> CGRect {
        let gap = PresentationDefaults.Notice.gap
        let hidden = frame.height * (1 - Self.scale(behind: count)) / 2
        let isBelow = front.midY < environment.container.height / 2
        let wanted =
            isBelow
            ? max(0, front.maxY + gap - (frame.maxY - hidden)) : min(0, front.minY - gap - (frame.minY + hidden))
        let room = environment.room()
        let distance =
            isBelow
            ? min(wanted, max(0, room.maxY - frame.maxY)) : max(wanted, min(0, room.minY - frame.minY))
        return environment.grid.round(frame.offsetBy(dx: 0, dy: distance))
    }

    /// The scale of a view with a number of newer ones in front of it.
    static func scale(behind count: Int) -> CGFloat {
        pow(PresentationDefaults.Notice.scale, CGFloat(count))
    }
}
