import UIKit

/// The place of a presentation that is not modal behind a newer one. It moves back, and its inner end stays in sight.
struct StackedNotice: Equatable {
    /// The frame of the view directly in front of it.
    let front: CGRect
    /// The number of views in front of it.
    let count: Int

    /// Returns the place of a view that would have `frame` at the front. It is scaled about the centre of this place by
    /// its position in the stack.
    ///
    /// In the upper half of the container a view is visible below the one in front of it, and otherwise above, as far
    /// as the safe area has room.
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

    /// Returns the scale of a view behind a number of newer ones.
    static func scale(behind count: Int) -> CGFloat {
        pow(PresentationDefaults.Notice.scale, CGFloat(count))
    }
}
