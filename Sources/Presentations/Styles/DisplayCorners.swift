import UIKit

extension LayoutEnvironment {
    struct Display: Equatable, Sendable {
        /// The size of the display in the interface orientation, in points.
        var size: CGSize
        /// The size of the display in physical pixels, which identifies it, in either orientation.
        var pixels: CGSize
        /// The frame of the container on the display, in points.
        var frame: CGRect

        /// The radius of the display's corners, in points, which UIKit does not provide; 0 if the display is missing
        /// from the table. Display zoom scales it.
        var cornerRadius: CGFloat {
            let short = min(pixels.width, pixels.height).rounded()
            let long = max(pixels.width, pixels.height).rounded()
            guard let known = Self.known.first(where: { $0.width == short && $0.height == long }) else { return 0 }
            return known.radius * min(size.width, size.height) / known.points
        }

        /// The size in pixels in portrait, the width in points at the standard display zoom, and the radius in points.
        /// Apple does not document these radii. They come from tables of developers, and are the same as in the devices
        /// of `PresentationsTesting`: from the iPhone X to the iPhone 12, and the iPads, by K. Bashour; 47.33, 55 and
        /// 62 by several; those of the iPhone Air, the iPad mini and the iPads Pro with M4 from a single source each.
        private static let known: [(width: CGFloat, height: CGFloat, points: CGFloat, radius: CGFloat)] = [
            (1125, 2436, 375, 39),  // iPhone X, XS, 11 Pro
            (828, 1792, 414, 41.5),  // XR, 11
            (1242, 2688, 414, 39),  // XS Max, 11 Pro Max
            (1080, 2340, 375, 44),  // 12 mini, 13 mini
            (1170, 2532, 390, 47.33),  // 12, 12 Pro, 13, 13 Pro, 14, 16e
            (1284, 2778, 428, 53.33),  // 12 Pro Max, 13 Pro Max, 14 Plus
            (1179, 2556, 393, 55),  // 14 Pro, 15, 15 Pro, 16
            (1290, 2796, 430, 55),  // 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus
            (1206, 2622, 402, 62),  // 16 Pro, 17, 17 Pro
            (1320, 2868, 440, 62),  // 16 Pro Max, 17 Pro Max
            (1260, 2736, 420, 62),  // Air
            (1488, 2266, 744, 21.5),  // iPad mini, 6th generation and later
            (1640, 2360, 820, 18),  // iPad Air and iPad, 10.9 and 11 inches
            (1668, 2388, 834, 18),  // iPad Pro, 11 inches
            (1668, 2420, 834, 30),  // iPad Pro, 11 inches, M4 and later
            (2048, 2732, 1024, 18),  // iPad Pro, 12.9 inches, 3rd generation and later; iPad Air, 13 inches
            (2064, 2752, 1032, 30),  // iPad Pro, 13 inches, M4 and later
        ]
    }

    /// The radius of the display's corners, in points; 0 without a display, and on a display without a home indicator,
    /// which tells two iPad Pro models with square corners from later ones of the same size.
    var displayCornerRadius: CGFloat {
        guard let display, safeArea.bottom > 0 else { return 0 }
        return display.cornerRadius
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
