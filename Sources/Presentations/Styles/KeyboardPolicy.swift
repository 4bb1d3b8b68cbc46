import UIKit

/// The way in which a presented view avoids a software keyboard that covers it. A keyboard beside the view, or for
/// another view controller presented over it, has no effect. See <doc:Gestures#Make-room-for-a-keyboard>.
///
/// ```swift
/// // The top stays, and the card ends above the keyboard:
/// presentAsCard(commentForm, style: Card(keyboard: .shrink))
/// ```
///
/// With `.expand` and `.none` the user can drag a half-sheet to a detent behind the keyboard. Editing in it then ends.
public enum KeyboardPolicy: Equatable, Sendable {
    /// The view rests at its largest detent while the keyboard is visible, as UIKit's own sheets do at their large one,
    /// and the content avoids the keyboard. The selected detent does not change. A keyboard of the presenting view
    /// expands nothing. A view without detents stays. If the largest detent is small, use `.lift`.
    case expand
    /// The view moves up until its lower margin separates it from the keyboard. At its upper margin, or the top of the
    /// large detent, it stops and becomes smaller. A half-sheet is then as high as its detent, without a safe area.
    case lift
    /// The top of the view stays, and the bottom moves above the keyboard by the lower margin. If less than 44 points
    /// would remain, or the first responder (in a scroll view 44 points of it) would be cut off, the view moves up.
    case shrink
    /// The view stays where it is.
    case none
}

extension LayoutEnvironment {
    /// Returns the frame after a policy has moved it away from the keyboard, to `distance` points above it, but not
    /// above `top`, a y in points. With `.expand` it stays, because the style shows its largest detent instead.
    ///
    /// It is the same frame without a keyboard, beside a keyboard that does not overlap it, and for one that leaves
    /// less than 44 points above it, or less than the height of a frame that is lower than that.
    public func avoidingKeyboard(
        _ frame: CGRect, policy: KeyboardPolicy, top: CGFloat = 0, distance: CGFloat = 0
    ) -> CGRect { avoidingKeyboard(frame, policy: policy, top: top, distance: distance, height: nil) }

    /// - Parameter height: The height of a lifted frame; `nil` for the frame's own height.
    func avoidingKeyboard(
        _ frame: CGRect, policy: KeyboardPolicy, top: CGFloat, distance: CGFloat, height: CGFloat?
    ) -> CGRect {
        guard policy == .lift || policy == .shrink, let keyboard, frame.overlaps(keyboard) else { return frame }
        let isLifted = policy == .lift
        let bottom = keyboard.minY - distance
        let room = bottom - min(top, frame.minY)
        let wanted = isLifted ? height ?? frame.height : frame.height
        let minimum = min(wanted, PresentationDefaults.minimumLength)
        guard room >= minimum else { return frame }
        let least = max(minimum, min(editedHeight, wanted, room))
        let height = isLifted ? min(wanted, room) : max(bottom - frame.minY, least)
        return CGRect(x: frame.minX, y: bottom - height, width: frame.width, height: height)
    }

    /// Whether the keyboard is docked, that is, covers the whole bottom of the container.
    var keyboardIsDocked: Bool {
        guard let keyboard else { return false }
        return keyboard.minX <= 0 && keyboard.maxX >= container.width && keyboard.maxY >= container.height
    }
}

extension CGRect {
    /// Returns whether two rectangles share an area, not only an edge.
    func overlaps(_ other: CGRect) -> Bool { !intersection(other).isEmpty }
}
