import UIKit

extension Popup {
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        var layout: PresentationLayout?
        if case .anchored(_, let sides, let distance, let arrowSize) = position, let source = environment.source {
            let anchored = AnchoredPopupLayout(
                popup: self, environment: environment, source: source, sides: sides, distance: distance,
                arrowSize: arrowSize)
            layout = anchored.layout
        }
        var shown =
            layout ?? PresentationLayout(frame: environment.rounded(frame(in: environment)), cornerRadius: cornerRadius)
        shown.corners = corners
        return shown
    }

    private func frame(in environment: LayoutEnvironment) -> CGRect {
        let room = environment.room(margins: margins)
        let size = size.resolved(in: room.size, maximumWidth: maximumWidth, content: environment.content)
        let frame = frame(size, in: room, grid: environment.grid)
        let distance = max(0, margins.bottom.usable)
        guard keyboard == .lift, let keyboardFrame = environment.keyboard else {
            return environment.avoidingKeyboard(frame, policy: keyboard, top: room.minY, distance: distance)
        }
        // The room ends above the keyboard, so a popup in the middle moves to the middle of the remaining room.
        guard environment.keyboardIsDocked || frame.overlaps(keyboardFrame) else { return frame }
        let height = min(room.maxY, keyboardFrame.minY - distance) - room.minY
        guard height >= min(size.height, PresentationDefaults.minimumLength) else { return frame }
        return self.frame(
            CGSize(width: size.width, height: min(size.height, height)),
            in: CGRect(x: room.minX, y: room.minY, width: room.width, height: height), grid: environment.grid)
    }

    private func frame(_ size: CGSize, in room: CGRect, grid: PixelGrid) -> CGRect {
        let vertical: AxisPlacement =
            switch position {
            case .top: .start
            case .center, .anchored: .center
            case .bottom: .end
            }
        let size = grid.round(size)
        let x = AxisPlacement.center.origin(of: size.width, from: room.minX, to: room.maxX) + offset.x.usable
        let y = vertical.origin(of: size.height, from: room.minY, to: room.maxY) + offset.y.usable
        let origin = CGPoint(
            x: min(max(x, room.minX), room.maxX - size.width), y: min(max(y, room.minY), room.maxY - size.height))
        return CGRect(origin: grid.round(origin), size: size)
    }
}

/// The layout of a popup beside the source that it is anchored to.
private struct AnchoredPopupLayout {
    let popup: Popup
    let environment: LayoutEnvironment
    let source: CGRect
    let sides: [PresentationEdge]
    let distance: CGFloat
    let arrowSize: CGSize

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
        guard let target = source.part(in: seen).map(safePart), let (edge, size) = place(in: room, at: target)
        else { return nil }
        var edges = edgeRoom
        // Above a keyboard there is no margin to give up.
        if bottom < .infinity { edges.size.height = room.maxY - edges.minY }
        let frame = frame(size, with: edge, at: target, in: room, reaching: edges)
        let tip = CGPoint(x: target.midX - frame.minX, y: target.midY - frame.minY)
        let arrow = PresentationArrow(edge: edge, position: edge.isHorizontal ? tip.x : tip.y, size: arrowSize)
        return PresentationLayout(
            frame: frame, cornerRadius: popup.cornerRadius,
            arrow: arrow.drawable(beside: frame.size, cornerRadius: radius(of: frame.size)))
    }

    /// Returns the part of a visible target inside the safe area, or else the nearest place there, so that the arrow
    /// does not reach into the camera's island or a notch.
    private func safePart(of target: CGRect) -> CGRect {
        let safe = environment.room()
        func clamp(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat { min(max(value, start), end) }
        let (left, right) = (clamp(target.minX, safe.minX, safe.maxX), clamp(target.maxX, safe.minX, safe.maxX))
        let (top, bottom) = (clamp(target.minY, safe.minY, safe.maxY), clamp(target.maxY, safe.minY, safe.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func radius(of size: CGSize) -> CGFloat {
        min(max(0, popup.cornerRadius.usable), min(size.width, size.height) / 2)
    }

    // MARK: The side

    /// Returns the edge next to the source, and the size there: at the first side with room, or with the most.
    private func place(in room: CGRect, at target: CGRect) -> (edge: CGRectEdge, size: CGSize)? {
        let wanted = size(in: room.size)
        var best: (edge: CGRectEdge, size: CGSize)?
        var area: CGFloat = 0
        for side in sides {
            let edge = side.opposite.edge(in: environment.traits.layoutDirection)
            let free = part(of: room, beside: target, at: edge).size
            if free.width >= wanted.width, free.height >= wanted.height { return (edge, wanted) }
            guard free.width >= min(wanted.width, PresentationDefaults.minimumLength),
                free.height >= min(wanted.height, PresentationDefaults.minimumLength)
            else { continue }
            let size = reduced(wanted, to: free)
            guard size.width * size.height > area else { continue }
            area = size.width * size.height
            best = (edge, size)
        }
        return best
    }

    /// Returns the part of the room for a popup that has an edge next to the source, without its arrow.
    private func part(of room: CGRect, beside target: CGRect, at edge: CGRectEdge) -> CGRect {
        let hasArrow = arrowSize.width.usable > 0 && arrowSize.height.usable > 0
        let clearance = max(0, distance.usable) + (hasArrow ? arrowSize.height : 0)
        let taken =
            switch edge {
            case .minXEdge: target.maxX + clearance - room.minX
            case .maxXEdge: room.maxX - target.minX + clearance
            case .minYEdge: target.maxY + clearance - room.minY
            case .maxYEdge: room.maxY - target.minY + clearance
            }
        return room.divided(atDistance: taken, from: edge).remainder
    }

    private func size(in room: CGSize) -> CGSize {
        environment.grid.round(
            popup.size.resolved(in: room, maximumWidth: popup.maximumWidth, content: environment.content))
    }

    /// Returns the size reduced to the room at a side. For a smaller width the content may ask for another height.
    private func reduced(_ wanted: CGSize, to free: CGSize) -> CGSize {
        if popup.size == .fitting, free.width < wanted.width { return size(in: free) }
        return CGSize(width: min(wanted.width, floor(free.width)), height: min(wanted.height, floor(free.height)))
    }

    /// Returns the largest length on the pixel grid that does not exceed the given one.
    private func floor(_ length: CGFloat) -> CGFloat {
        let scale = environment.grid.scale
        return (length * scale + 0.001).rounded(.down) / scale
    }

    // MARK: The frame

    private func frame(
        _ size: CGSize, with edge: CGRectEdge, at target: CGRect, in room: CGRect, reaching edges: CGRect
    ) -> CGRect {
        let free = part(of: room, beside: target, at: edge)
        let near: AxisPlacement = edge == .minXEdge || edge == .minYEdge ? .start : .end
        let inset = radius(of: size) + arrowSize.width / 2
        let origin =
            edge.isHorizontal
            ? CGPoint(
                x: along(
                    target.midX, length: size.width, inset: inset, room: (room.minX, room.maxX),
                    edges: (edges.minX, edges.maxX)),
                y: near.origin(of: size.height, from: free.minY, to: free.maxY))
            : CGPoint(
                x: near.origin(of: size.width, from: free.minX, to: free.maxX),
                y: along(
                    target.midY, length: size.height, inset: inset, room: (room.minY, room.maxY),
                    edges: (edges.minY, edges.maxY)))
        return environment.grid.round(CGRect(origin: environment.grid.round(origin), size: size))
    }

    /// Returns the origin along the edge with the arrow. It centres the popup on the target within the room, and leaves
    /// the room only as far as the tip needs it.
    ///
    /// - Parameters:
    ///   - inset: The minimum distance of the tip from the ends of the popup.
    ///   - edges: The ends of the room that the popup may use if its arrow does not reach the target otherwise.
    private func along(
        _ target: CGFloat, length: CGFloat, inset: CGFloat, room: (start: CGFloat, end: CGFloat),
        edges: (start: CGFloat, end: CGFloat)
    ) -> CGFloat {
        let inset = min(max(0, inset.usable), length / 2)
        let inRoom = min(max(target - length / 2, room.start), max(room.start, room.end - length))
        let reaching = min(max(inRoom, target - length + inset), target - inset)
        return min(max(reaching, min(room.start, edges.start)), max(inRoom, edges.end - length))
    }

    /// The room that a popup may use if its arrow does not reach the source otherwise.
    private var edgeRoom: CGRect {
        // Small enough to reach a button in a navigation bar.
        let (own, minimum) = (popup.margins, CGFloat(10))
        return environment.room(
            margins: UIEdgeInsets(
                top: min(own.top, minimum), left: min(own.left, minimum), bottom: min(own.bottom, minimum),
                right: min(own.right, minimum)))
    }
}

extension CGRect {
    /// Returns the part of the rectangle in a container; `nil` if there is none. It may be without size.
    fileprivate func part(in container: CGSize) -> CGRect? {
        guard [minX, minY, width, height].allSatisfy(\.isUsable), width >= 0, height >= 0 else { return nil }
        let (left, right) = (max(0, minX), min(container.width, maxX))
        let (top, bottom) = (max(0, minY), min(container.height, maxY))
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
