import UIKit

extension Corners {
    /// Returns the radii of the corners around a frame in the container.
    func resolved(for frame: CGRect, in environment: LayoutEnvironment) -> CornerRadii {
        let isMirrored = environment.traits.layoutDirection == .rightToLeft
        let (topLeft, topRight) = isMirrored ? (topTrailing, topLeading) : (topLeading, topTrailing)
        let (bottomLeft, bottomRight) = isMirrored ? (bottomTrailing, bottomLeading) : (bottomLeading, bottomTrailing)
        let room = environment.displayRoom(around: frame)
        let display = environment.displayCornerRadius(display)
        func radius(_ radius: Radius, _ horizontal: CGFloat?, _ vertical: CGFloat?) -> CGFloat {
            switch radius {
            case .fixed(let points): return max(0, points.usable)
            case .concentric(let minimum):
                guard let horizontal, let vertical else { return max(0, minimum.usable) }
                return max(display - max(0, horizontal, vertical), minimum.usable, 0)
            }
        }
        return CornerRadii(
            topLeft: radius(topLeft, room?.left, room?.top), topRight: radius(topRight, room?.right, room?.top),
            bottomLeft: radius(bottomLeft, room?.left, room?.bottom),
            bottomRight: radius(bottomRight, room?.right, room?.bottom))
    }
}

extension LayoutEnvironment {
    /// The display, and the place of the container on it.
    ///
    /// ```swift
    /// let display = LayoutEnvironment.Display(
    ///     size: CGSize(width: 393, height: 852),
    ///     pixels: CGSize(width: 1179, height: 2556),
    ///     frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    /// let environment = LayoutEnvironment(
    ///     container: display.size, display: display)
    /// ```
    public struct Display: Equatable, Sendable {
        /// The size of the display in the interface orientation, in points.
        public var size: CGSize
        /// The size of the display in portrait, in physical pixels, which identifies it in ``DisplayCorners``.
        public var pixels: CGSize
        /// The frame of the container on the display, in points.
        public var frame: CGRect

        /// Creates the place of a container on a display.
        ///
        /// - Parameters:
        ///   - size: The size of the display in the interface orientation, in points.
        ///   - pixels: The size of the display in portrait, in physical pixels.
        ///   - frame: The frame of the container on the display, in points.
        public init(size: CGSize, pixels: CGSize, frame: CGRect) {
            self.size = size
            self.pixels = pixels
            self.frame = frame
        }
    }

    /// Returns the radius of the display's corners, in points; 0 without a display, and on a display without a home
    /// indicator.
    ///
    /// The home indicator tells two iPad Pro models with square corners from later ones of the same size with round
    /// corners.
    ///
    /// - Parameter table: The radii of displays. Defaults to `.known`.
    public func displayCornerRadius(_ table: DisplayCorners = .known) -> CGFloat {
        guard let display, safeArea.bottom > 0 else { return 0 }
        return table.radius(pixels: display.pixels, size: display.size)
    }

    /// Returns the distances of a frame in the container from the edges of the display; `nil` without a display.
    func displayRoom(around frame: CGRect) -> UIEdgeInsets? {
        guard let display else { return nil }
        let onDisplay = frame.offsetBy(dx: display.frame.minX, dy: display.frame.minY)
        return UIEdgeInsets(
            top: onDisplay.minY, left: onDisplay.minX, bottom: display.size.height - onDisplay.maxY,
            right: display.size.width - onDisplay.maxX)
    }
}
