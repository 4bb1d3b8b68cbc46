import UIKit

extension Popup {
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PopupLayout(popup: self, environment: environment).layout
    }
}

/// The layout of a popup.
struct PopupLayout {
    let popup: Popup
    let environment: LayoutEnvironment

    var layout: PresentationLayout {
        anchored ?? free
    }

    private var free: PresentationLayout {
        let frame = environment.grid.round(frame)
        return PresentationLayout(frame: frame, cornerRadius: popup.cornerRadius, isModal: popup.isModal)
            .rounded(by: popup.corners?.resolved(for: frame, in: environment))
    }

    /// The layout of an anchored popup beside its source; `nil` for any other popup, and if the source cannot be used.
    private var anchored: PresentationLayout? {
        guard case .anchored(_, let sides, let distance, let arrowSize) = popup.position,
            let source = environment.source
        else { return nil }
        let layout = AnchoredPopupLayout(
            popup: popup, environment: environment, source: source, sides: sides, distance: distance,
            arrowSize: arrowSize
        ).layout
        return layout.map { $0.rounded(by: popup.corners?.resolved(for: $0.frame, in: environment)) }
    }

    private var frame: CGRect {
        let room = environment.room(margins: popup.margins)
        let size = popup.size.resolved(
            in: room.size, maximumWidth: popup.maximumWidth, content: environment.content)
        let frame = frame(size, in: room)
        let distance = max(0, popup.margins.bottom.usable)
        guard popup.keyboard == .lift, let keyboard = environment.keyboard else {
            return environment.avoidingKeyboard(frame, policy: popup.keyboard, top: room.minY, distance: distance)
        }
        // The room ends above the keyboard, so a popup in the middle moves to the middle of the remaining room.
        guard environment.keyboardIsDocked || frame.overlaps(keyboard) else { return frame }
        let height = min(room.maxY, keyboard.minY - distance) - room.minY
        guard height >= min(size.height, PresentationDefaults.minimumLength) else { return frame }
        return self.frame(
            CGSize(width: size.width, height: min(size.height, height)),
            in: CGRect(x: room.minX, y: room.minY, width: room.width, height: height))
    }

    /// Returns the frame of a popup with a size, inside the room.
    private func frame(_ wanted: CGSize, in room: CGRect) -> CGRect {
        let size = environment.grid.round(wanted)
        let x = AxisPlacement.center.origin(of: size.width, from: room.minX, to: room.maxX) + popup.offset.x.usable
        let y = vertical.origin(of: size.height, from: room.minY, to: room.maxY) + popup.offset.y.usable
        let origin = CGPoint(
            x: min(max(x, room.minX), room.maxX - size.width), y: min(max(y, room.minY), room.maxY - size.height))
        return CGRect(origin: environment.grid.round(origin), size: size)
    }

    private var vertical: AxisPlacement {
        switch popup.position {
        case .top: .start
        case .center, .anchored: .center
        case .bottom: .end
        }
    }
}
