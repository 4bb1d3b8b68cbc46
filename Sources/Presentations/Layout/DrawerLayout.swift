import UIKit

extension Drawer {
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        DrawerLayout(drawer: self, environment: environment).layout
    }
}

/// The layout of a drawer.
struct DrawerLayout {
    let drawer: Drawer
    let environment: LayoutEnvironment

    var layout: PresentationLayout {
        let frame = environment.grid.round(environment.avoidingKeyboard(frame, policy: drawer.keyboard))
        return PresentationLayout(
            frame: frame, cornerRadius: drawer.cornerRadius, roundedCorners: isRight ? .leftCorners : .rightCorners
        )
        .rounded(by: drawer.corners?.resolved(for: frame, in: environment))
    }

    /// Whether the drawer is attached to the right side.
    private var isRight: Bool { drawer.edge.side.isFar(in: environment.traits.layoutDirection) }

    /// The frame without a keyboard.
    private var frame: CGRect {
        let container = environment.container
        let width = environment.grid.round(width)
        return CGRect(x: isRight ? container.width - width : 0, y: 0, width: width, height: container.height)
    }

    /// The width of the view, in points. It includes the safe area at the drawer's edge, since the content does not use
    /// the part under a notch.
    private var width: CGFloat {
        let container = environment.container.width
        let safeArea = environment.safeArea
        let (inset, opposite) = isRight ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
        // If the view reached into the safe area of the other side, the content would have an inset there that changes
        // with each step of a drag.
        let free = max(PresentationDefaults.Drawer.clearance, opposite)
        let most = max(min(container, PresentationDefaults.minimumLength), container - free)
        let room = max(0, most - inset)
        let widest = drawer.maximumWidth > 0 ? min(room, drawer.maximumWidth) : room
        return min(most, inset + min(widest, wish.usableLength ?? widest))
    }

    /// The width that the style asks for; zero if the content has no preferred width.
    private var wish: CGFloat {
        switch drawer.width {
        case .fitting: environment.content.preferred.width
        case .fixed(let points): points
        case .fraction(let fraction): fraction * environment.container.width
        }
    }
}
