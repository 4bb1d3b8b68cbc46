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
        CornerRadii(
            topLeft: transform(topLeft), topRight: transform(topRight), bottomLeft: transform(bottomLeft),
            bottomRight: transform(bottomRight))
    }

    func mixed(with other: CornerRadii, share: CGFloat) -> CornerRadii {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        return CornerRadii(
            topLeft: mix(topLeft, other.topLeft), topRight: mix(topRight, other.topRight),
            bottomLeft: mix(bottomLeft, other.bottomLeft), bottomRight: mix(bottomRight, other.bottomRight))
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

    /// Returns the radius of a corner, or of several corners with the same radius.
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
    func rounded(to minimum: CGFloat, level: CGFloat) -> CornerShape {
        func grown(_ radius: CGFloat) -> CGFloat { radius + max(0, minimum - radius) * max(0, level) }
        if let unequal { return CornerShape(unequal.map { $0 > 0 || radius == 0 ? grown($0) : 0 }) }
        return CornerShape(radius: grown(radius), rounded: radius == 0 ? .allCorners : rounded)
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
