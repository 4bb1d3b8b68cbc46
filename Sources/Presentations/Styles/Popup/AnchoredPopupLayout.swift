import UIKit

/// The layout of a popup beside the source that it is anchored to.
struct AnchoredPopupLayout {
    let popup: Popup
    let environment: LayoutEnvironment
    /// The frame of the source in the container.
    let source: CGRect
    let sides: [PresentationEdge]
    let distance: CGFloat
    let arrowSize: CGSize

    /// A side of the source, with the size that the popup has there.
    private struct Place {
        /// The edge of the popup that is next to the source.
        let edge: CGRectEdge
        let size: CGSize

        var isVertical: Bool { edge == .minYEdge || edge == .maxYEdge }
    }

    /// The layout; `nil` if the source is out of sight, or no side of it has room.
    var layout: PresentationLayout? {
        let room = environment.room(margins: popup.margins)
        guard let layout = layout(in: room, above: .infinity) else { return nil }
        guard popup.keyboard == .lift || popup.keyboard == .shrink, let keyboard = environment.keyboard,
            environment.keyboardIsDocked || layout.frame.overlaps(keyboard)
        else { return layout }
        let bottom = min(room.maxY, keyboard.minY - max(0, popup.margins.bottom.usable))
        guard bottom - room.minY >= PresentationDefaults.minimumLength else { return layout }
        let above = CGRect(x: room.minX, y: room.minY, width: room.width, height: bottom - room.minY)
        return self.layout(in: above, above: keyboard.minY)
    }

    /// - Parameter bottom: The y below which the source is not visible, in points.
    private func layout(in room: CGRect, above bottom: CGFloat) -> PresentationLayout? {
        let seen = CGSize(width: environment.container.width, height: min(environment.container.height, bottom))
        guard let target = source.part(in: seen), let place = place(in: room, at: target) else { return nil }
        let frame = frame(at: place, of: target, in: room, hasKeyboard: bottom < .infinity)
        let tip = CGPoint(x: target.midX - frame.minX, y: target.midY - frame.minY)
        let arrow = PresentationArrow(
            edge: place.edge, position: place.isVertical ? tip.x : tip.y, size: arrowSize)
        return PresentationLayout(
            frame: frame, cornerRadius: popup.cornerRadius, isModal: popup.isModal,
            arrow: arrow.drawable(beside: frame.size, cornerRadius: radius(of: frame.size)))
    }

    private func radius(of size: CGSize) -> CGFloat {
        min(max(0, popup.cornerRadius.usable), min(size.width, size.height) / 2)
    }

    // MARK: The side

    /// The first side with room for the popup, or else the one that shows most of it.
    private func place(in room: CGRect, at target: CGRect) -> Place? {
        let wanted = size(in: room.size)
        var best: Place?
        for side in sides {
            let edge = side.opposite.edge(in: environment.traits.layoutDirection)
            let free = size(of: room, beside: target, at: edge)
            if free.width >= wanted.width, free.height >= wanted.height { return Place(edge: edge, size: wanted) }
            guard free.width >= min(wanted.width, PresentationDefaults.minimumLength),
                free.height >= min(wanted.height, PresentationDefaults.minimumLength)
            else { continue }
            let place = Place(edge: edge, size: reduced(wanted, to: free))
            if place.size.area > best?.size.area ?? 0 { best = place }
        }
        return best
    }

    /// The size of the room at a side, minus the arrow.
    private func size(of room: CGRect, beside target: CGRect, at edge: CGRectEdge) -> CGSize {
        switch edge {
        case .minXEdge: CGSize(width: room.maxX - max(room.minX, target.maxX + clearance), height: room.height)
        case .maxXEdge: CGSize(width: min(room.maxX, target.minX - clearance) - room.minX, height: room.height)
        case .minYEdge: CGSize(width: room.width, height: room.maxY - max(room.minY, target.maxY + clearance))
        case .maxYEdge: CGSize(width: room.width, height: min(room.maxY, target.minY - clearance) - room.minY)
        }
    }

    /// The distance between the popup and the source.
    private var clearance: CGFloat {
        let hasArrow = arrowSize.width.usable > 0 && arrowSize.height.usable > 0
        return max(0, distance.usable) + (hasArrow ? arrowSize.height : 0)
    }

    private func size(in room: CGSize) -> CGSize {
        environment.grid.round(
            popup.size.resolved(in: room, maximumWidth: popup.maximumWidth, content: environment.content))
    }

    /// Returns the size reduced to the room at a side. For a smaller width the content may ask for another height.
    private func reduced(_ wanted: CGSize, to free: CGSize) -> CGSize {
        if popup.size == .fitting, free.width < wanted.width { return size(in: free) }
        return CGSize(
            width: min(wanted.width, floor(free.width)), height: min(wanted.height, floor(free.height)))
    }

    /// The largest length on the pixel grid that does not exceed the given one.
    private func floor(_ length: CGFloat) -> CGFloat {
        let scale = environment.grid.scale
        return (length * scale + 0.001).rounded(.down) / scale
    }

    // MARK: The frame

    private func frame(at place: Place, of target: CGRect, in room: CGRect, hasKeyboard: Bool) -> CGRect {
        let size = place.size
        let x: CGFloat
        let y: CGFloat
        if place.isVertical {
            let across = Span(room.minX, room.maxX, target.midX, size.width, radius(of: size) + arrowSize.width / 2)
            x = across.origin(beyond: edgeRoom.minX, edgeRoom.maxX)
            y =
                place.edge == .minYEdge
                ? max(room.minY, target.maxY + clearance) : min(room.maxY, target.minY - clearance) - size.height
        } else {
            let across = Span(room.minY, room.maxY, target.midY, size.height, radius(of: size) + arrowSize.width / 2)
            x =
                place.edge == .minXEdge
                ? max(room.minX, target.maxX + clearance) : min(room.maxX, target.minX - clearance) - size.width
            // Above a keyboard there is no margin to give up.
            y = across.origin(beyond: edgeRoom.minY, hasKeyboard ? room.maxY : edgeRoom.maxY)
        }
        return environment.grid.round(CGRect(origin: environment.grid.round(CGPoint(x: x, y: y)), size: size))
    }

    /// The room that a popup may use if its arrow does not reach the source otherwise.
    private var edgeRoom: CGRect {
        let (own, minimum) = (popup.margins, PresentationDefaults.Anchor.margin)
        return environment.room(
            margins: UIEdgeInsets(
                top: min(own.top, minimum), left: min(own.left, minimum), bottom: min(own.bottom, minimum),
                right: min(own.right, minimum)))
    }

    /// The position along the edge with the arrow: a length in a room, and a point that the arrow has to reach.
    private struct Span {
        let start: CGFloat
        let end: CGFloat
        let target: CGFloat
        let length: CGFloat
        /// The minimum distance of the tip from the ends.
        let inset: CGFloat

        init(_ start: CGFloat, _ end: CGFloat, _ target: CGFloat, _ length: CGFloat, _ inset: CGFloat) {
            (self.start, self.end, self.target, self.length) = (start, end, target, length)
            self.inset = min(max(0, inset.usable), length / 2)
        }

        /// The origin that centres the length on the target within the room. It leaves the room only as far as the tip
        /// needs it.
        func origin(beyond minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            let inRoom = min(max(target - length / 2, start), max(start, end - length))
            let reaching = min(max(inRoom, target - length + inset), target - inset)
            return min(max(reaching, min(start, minimum)), max(inRoom, maximum - length))
        }
    }
}

extension PresentationEdge {
    /// The edge of a rectangle.
    fileprivate func edge(in direction: UITraitEnvironmentLayoutDirection) -> CGRectEdge {
        switch axis {
        case .vertical: isFar(in: direction) ? .maxYEdge : .minYEdge
        case .horizontal: isFar(in: direction) ? .maxXEdge : .minXEdge
        }
    }
}

extension CGRect {
    /// The part of the rectangle in a container; `nil` if there is none. A rectangle without size may be in the
    /// container, too.
    fileprivate func part(in container: CGSize) -> CGRect? {
        guard [minX, minY, width, height].allSatisfy(\.isUsable), width >= 0, height >= 0 else { return nil }
        let (left, right) = (max(0, minX), min(container.width, maxX))
        let (top, bottom) = (max(0, minY), min(container.height, maxY))
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGSize {
    fileprivate var area: CGFloat { width * height }
}
