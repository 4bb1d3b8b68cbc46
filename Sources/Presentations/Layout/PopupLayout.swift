import UIKit

/// The geometry of a popup.
struct PopupLayout {
    let popup: Popup
    let environment: LayoutEnvironment

    var layout: PresentationLayout {
        PresentationLayout(frame: frame, cornerRadius: popup.cornerRadius)
    }

    private var frame: CGRect {
        let room = environment.room(margins: popup.margins)
        let size = popup.size.resolved(
            in: room.size, maximumWidth: popup.maximumWidth, content: environment.content)
        let x = AxisPlacement.center.origin(of: size.width, from: room.minX, to: room.maxX) + popup.offset.x.finite
        let y = vertical.origin(of: size.height, from: room.minY, to: room.maxY) + popup.offset.y.finite
        return environment.grid.round(
            CGRect(
                x: min(max(x, room.minX), room.maxX - size.width), y: min(max(y, room.minY), room.maxY - size.height),
                width: size.width, height: size.height))
    }

    private var vertical: AxisPlacement {
        switch popup.position {
        case .top: .start
        case .center: .center
        case .bottom: .end
        }
    }
}
