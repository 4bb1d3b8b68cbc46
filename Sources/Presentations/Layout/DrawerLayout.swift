import UIKit

extension Drawer {
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        DrawerLayout(drawer: self, environment: environment).layout
    }
}

/// The frame of a drawer.
struct DrawerLayout {
    let drawer: Drawer
    let environment: LayoutEnvironment

    var layout: PresentationLayout {
        PresentationLayout(
            frame: environment.grid.round(environment.avoidingKeyboard(frame, policy: drawer.keyboard)),
            cornerRadius: drawer.cornerRadius,
            roundedCorners: isRight ? .leftCorners : .rightCorners)
    }

    /// Whether it is attached to the right-hand side.
    private var isRight: Bool { drawer.edge.side.isFar(in: environment.traits.layoutDirection) }

    private var frame: CGRect {
        let container = environment.container
        let width = environment.grid.round(width)
        return CGRect(x: isRight ? container.width - width : 0, y: 0, width: width, height: container.height)
    }

    /// The safe area beside it counts on top: what lies under a notch is no room for the content.
    private var width: CGFloat {
        let container = environment.container.width
        let safeArea = environment.safeArea
        let (inset, opposite) = isRight ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
        // Where the safe area of the other side takes more than is left free, the content would have an inset there that
        // changes with each step of a finger.
        let free = max(PresentationDefaults.Drawer.clearance, opposite)
        let most = max(min(container, PresentationDefaults.minimumLength), container - free)
        let room = max(0, most - inset)
        let widest = drawer.maximumWidth > 0 ? min(room, drawer.maximumWidth) : room
        return min(most, inset + min(widest, wish.usableLength ?? widest))
    }

    /// Zero where none is expressed.
    private var wish: CGFloat {
        switch drawer.width {
        case .fitting: environment.content.preferred.width
        case .fixed(let points): points
        case .fraction(let fraction): fraction * environment.container.width
        }
    }
}
