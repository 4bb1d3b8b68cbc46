import UIKit

/// The radii of the four corners of a frame, in points.
struct CornerRadii: Equatable, Sendable {
    var topLeft: CGFloat = 0
    var topRight: CGFloat = 0
    var bottomLeft: CGFloat = 0
    var bottomRight: CGFloat = 0
}

extension CornerRadii {
    init(top: CGFloat, bottom: CGFloat) {
        self.init(topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom)
    }

    var all: [(corner: CACornerMask, radius: CGFloat)] {
        [
            (.layerMinXMinYCorner, topLeft), (.layerMaxXMinYCorner, topRight), (.layerMinXMaxYCorner, bottomLeft),
            (.layerMaxXMaxYCorner, bottomRight),
        ]
    }

    func largest(of corners: CACornerMask) -> CGFloat {
        all.reduce(0) { corners.contains($1.corner) ? max($0, $1.radius) : $0 }
    }

    func areEqual(_ corners: CACornerMask) -> Bool {
        let largest = largest(of: corners)
        return all.allSatisfy { !corners.contains($0.corner) || $0.radius == largest }
    }

    func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
        combined(with: self) { radius, _ in transform(radius) }
    }

    func mixed(with other: CornerRadii, share: CGFloat) -> CornerRadii {
        combined(with: other) { $0 + ($1 - $0) * share }
    }

    func combined(with other: CornerRadii, _ combine: (CGFloat, CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: combine(topLeft, other.topLeft), topRight: combine(topRight, other.topRight),
            bottomLeft: combine(bottomLeft, other.bottomLeft), bottomRight: combine(bottomRight, other.bottomRight))
    }

    /// Returns the radii with which the corners of a frame are hidden behind the round corners of a view in front of it:
    /// 0 for a corner that is hidden anyway, or is beside that view. A frame may reach two points beyond the view, as on
    /// phones whose safe area is a little larger than what a scale of 0.92 leaves.
    static func hiding(_ frame: CGRect, behind front: PresentationLayout) -> CornerRadii {
        let (cover, radii) = (front.frame, front.shape.radii)
        func hiding(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGFloat {
            guard min(x, y) > -2, max(x, y) < radius, hypot(radius - x, radius - y) > radius else { return 0 }
            return radius
        }
        let (left, right) = (frame.minX - cover.minX, cover.maxX - frame.maxX)
        let (top, bottom) = (frame.minY - cover.minY, cover.maxY - frame.maxY)
        return CornerRadii(
            topLeft: hiding(left, top, radii.topLeft), topRight: hiding(right, top, radii.topRight),
            bottomLeft: hiding(left, bottom, radii.bottomLeft), bottomRight: hiding(right, bottom, radii.bottomRight))
    }

    /// Returns the radii that a layer can draw around a size: at most half of the shorter side.
    func drawable(in size: CGSize) -> CornerRadii {
        let maximum = max(0, min(size.width, size.height) / 2)
        return map { min(max(0, $0.usable), maximum) }
    }
}

/// The rounded corners of a view, with one radius or with a radius each.
struct CornerShape: Equatable, Sendable {
    /// The radius of the rounded corners, or the largest one of several.
    var radius: CGFloat = 0
    var rounded: CACornerMask = .allCorners
    /// The radii of corners that may differ. Also set while they are equal, so that the view keeps its layers.
    var unequal: CornerRadii?

    init(radius: CGFloat = 0, rounded: CACornerMask = .allCorners) {
        self.radius = radius
        self.rounded = rounded
    }

    init(_ radii: CornerRadii) {
        radius = radii.largest(of: .allCorners)
        unequal = radii
    }

    func radius(of corners: CACornerMask) -> CGFloat {
        unequal?.largest(of: corners) ?? (rounded.isDisjoint(with: corners) ? 0 : radius)
    }

    var radii: CornerRadii {
        unequal
            ?? CornerRadii(
                topLeft: radius(of: .layerMinXMinYCorner), topRight: radius(of: .layerMaxXMinYCorner),
                bottomLeft: radius(of: .layerMinXMaxYCorner), bottomRight: radius(of: .layerMaxXMaxYCorner))
    }

    /// Returns the shape with a minimum radius for each round corner, or for all four if none is, at a level, 0…1.
    ///
    /// - Parameter hidden: The radii of corners that are hidden behind another view, also if they are not round.
    func rounded(to minimum: CGFloat, hiding hidden: CornerRadii = CornerRadii(), level: CGFloat) -> CornerShape {
        func grown(_ radius: CGFloat) -> CGFloat { radius + max(0, minimum - radius) * max(0, level) }
        let shape =
            unequal.map { CornerShape($0.map { $0 > 0 || radius == 0 ? grown($0) : 0 }) }
            ?? CornerShape(radius: grown(radius), rounded: radius == 0 ? .allCorners : rounded)
        guard hidden != CornerRadii() else { return shape }
        return CornerShape(shape.radii.combined(with: hidden.map { $0 * max(0, level) }, max))
    }
}

extension CACornerMask {
    static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    static let topCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    static let bottomCorners: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    static let leftCorners: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    static let rightCorners: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
}
