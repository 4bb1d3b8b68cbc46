import UIKit

/// The radii of the four corners of a frame, in points.
public struct CornerRadii: Equatable, Sendable {
    public var topLeft: CGFloat
    public var topRight: CGFloat
    public var bottomLeft: CGFloat
    public var bottomRight: CGFloat

    /// Creates radii; those that are not given are 0.
    public init(
        topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// Creates radii of the two upper corners and of the two lower ones.
    public init(top: CGFloat, bottom: CGFloat) {
        self.init(topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom)
    }
}

extension CornerRadii {
    /// Each corner with its radius.
    var all: [(corner: CACornerMask, radius: CGFloat)] {
        [
            (.layerMinXMinYCorner, topLeft), (.layerMaxXMinYCorner, topRight), (.layerMinXMaxYCorner, bottomLeft),
            (.layerMaxXMaxYCorner, bottomRight),
        ]
    }

    /// The largest radius of some corners; 0 for none.
    func largest(of corners: CACornerMask) -> CGFloat {
        all.reduce(0) { corners.contains($1.corner) ? max($0, $1.radius) : $0 }
    }

    /// Whether some corners have one radius.
    func areEqual(_ corners: CACornerMask) -> Bool {
        let largest = largest(of: corners)
        return all.allSatisfy { !corners.contains($0.corner) || $0.radius == largest }
    }

    func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: transform(topLeft), topRight: transform(topRight), bottomLeft: transform(bottomLeft),
            bottomRight: transform(bottomRight))
    }

    /// The radii a share of the way to others.
    func mixed(with other: CornerRadii, share: CGFloat) -> CornerRadii {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        return CornerRadii(
            topLeft: mix(topLeft, other.topLeft), topRight: mix(topRight, other.topRight),
            bottomLeft: mix(bottomLeft, other.bottomLeft), bottomRight: mix(bottomRight, other.bottomRight))
    }

    /// The radii that a layer can draw around a size: none is more than half of the shorter side.
    func drawable(in size: CGSize) -> CornerRadii {
        let most = max(0, min(size.width, size.height) / 2)
        return map { min(max(0, $0.usable), most) }
    }
}

/// The rounded corners of a view: those with one radius, and all other ones.
struct CornerShape: Equatable, Sendable {
    /// The radius of the rounded corners; of several the largest.
    var radius: CGFloat = 0
    var rounded: CACornerMask = .allCorners
    /// The radii of corners that may differ, also where they are equal at the moment: a view then has the same layers all the
    /// while.
    var unequal: CornerRadii?

    init(radius: CGFloat = 0, rounded: CACornerMask = .allCorners) {
        self.radius = radius
        self.rounded = rounded
    }

    init(_ radii: CornerRadii) {
        radius = radii.largest(of: .allCorners)
        unequal = radii
    }

    /// Returns the radius of a corner, or of several that have the same.
    func radius(of corners: CACornerMask) -> CGFloat {
        unequal?.largest(of: corners) ?? (rounded.isDisjoint(with: corners) ? 0 : radius)
    }

    /// The radius of each corner.
    var radii: CornerRadii {
        unequal
            ?? CornerRadii(
                topLeft: radius(of: .layerMinXMinYCorner), topRight: radius(of: .layerMaxXMinYCorner),
                bottomLeft: radius(of: .layerMinXMaxYCorner), bottomRight: radius(of: .layerMaxXMaxYCorner))
    }

    /// The shape with each round corner at least as round as a radius, as far as a level from 0 to 1 says; a shape without
    /// round corners gets four.
    func rounded(to least: CGFloat, level: CGFloat) -> CornerShape {
        func grown(_ radius: CGFloat) -> CGFloat { radius + max(0, least - radius) * max(0, level) }
        if let unequal { return CornerShape(unequal.map { $0 > 0 || radius == 0 ? grown($0) : 0 }) }
        return CornerShape(radius: grown(radius), rounded: radius == 0 ? .allCorners : rounded)
    }
}
