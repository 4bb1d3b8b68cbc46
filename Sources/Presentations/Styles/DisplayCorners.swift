import UIKit

/// A table of the corner radii of displays, which UIKit does not provide.
///
/// A display is identified by its size in physical pixels, in portrait, which display zoom does not change. A display
/// that is missing from the table counts as square, and so does one without a home indicator. Add a display that the
/// kit does not know yet, or replace a radius:
///
/// ```swift
/// var display = DisplayCorners.known
/// let pixels = CGSize(width: 1260, height: 2736)
/// display[pixels: pixels] = DisplayCorners.Entry(radius: 60, width: 420)
/// presentAsCard(
///     detail,
///     style: Card { $0.corners = .concentric(minimum: 24, display: display) })
/// ```
public struct DisplayCorners: Equatable, Sendable {
    /// The corners of one display.
    ///
    /// ```swift
    /// // Radius 55, width 393:
    /// let pixels = CGSize(width: 1179, height: 2556)
    /// let iPhone15 = DisplayCorners.known[pixels: pixels]
    /// ```
    public struct Entry: Equatable, Sendable {
        /// The radius, in points at the standard display zoom.
        public var radius: CGFloat
        /// The width of the display in portrait at the standard display zoom, in points. Display zoom scales the radius
        /// by the same factor.
        public var width: CGFloat

        /// Creates the corners of a display from its radius and its width in portrait, both in points at the standard
        /// display zoom.
        public init(radius: CGFloat, width: CGFloat) {
            self.radius = radius
            self.width = width
        }
    }

    private struct Pixels: Hashable {
        let width: Int
        let height: Int

        init(_ size: CGSize) {
            // Either way up.
            width = Int(min(size.width, size.height).usable.rounded())
            height = Int(max(size.width, size.height).usable.rounded())
        }
    }

    private var entries: [Pixels: Entry] = [:]
    private var radiusOfAll: CGFloat?

    /// Creates an empty table. All displays count as square.
    public init() {}

    /// Creates a table in which every display has the same radius, in points, for an app that knows its device.
    /// Negative, NaN and infinite values count as 0.
    public init(radius: CGFloat) {
        radiusOfAll = max(0, radius.usable)
    }

    /// The corners of the display with a size in physical pixels, in either orientation; `nil` if it is missing from
    /// the table.
    public subscript(pixels pixels: CGSize) -> Entry? {
        get { entries[Pixels(pixels)] }
        set { entries[Pixels(pixels)] = newValue }
    }

    /// Returns the radius of a display's corners, in points; 0 if it is missing from the table.
    ///
    /// - Parameters:
    ///   - pixels: The size in physical pixels.
    ///   - size: The size in points.
    func radius(pixels: CGSize, size: CGSize) -> CGFloat {
        if let radiusOfAll { return radiusOfAll }
        guard let entry = self[pixels: pixels], let width = entry.width.usableLength else { return 0 }
        return max(0, entry.radius.usable) * min(size.width, size.height) / width
    }

    /// The displays of the iPhones since the iPhone X, and of the iPads with a home indicator.
    ///
    /// Apple does not document these radii. They are taken from tables that developers have published, and are the same
    /// as in the devices of `PresentationsTesting`. The radii of the iPhone Air, the iPad mini and the iPads Pro with
    /// M4 come from a single source each.
    public static let known: DisplayCorners = {
        var table = DisplayCorners()
        for (width, height, points, radius) in PresentationDefaults.displays {
            table[pixels: CGSize(width: width, height: height)] = Entry(radius: radius, width: points)
        }
        return table
    }()
}
