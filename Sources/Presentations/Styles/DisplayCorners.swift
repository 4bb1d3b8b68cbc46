import UIKit

/// The radii of the corners of displays, which UIKit does not tell.
///
/// A display is found by its physical pixels, upright, which no display zoom changes. One that is not in the table has square
/// corners, and so has one without a home indicator. Add a display that the kit does not know yet, or replace a radius:
///
/// ```swift
/// var display = DisplayCorners.known
/// display[pixels: CGSize(width: 1260, height: 2736)] = DisplayCorners.Entry(radius: 60, width: 420)
/// Card(corners: .concentric(minimum: 24, display: display))
/// ```
public struct DisplayCorners: Equatable, Sendable {
    /// The corners of one display.
    public struct Entry: Equatable, Sendable {
        /// The radius, in points at the display's standard size.
        public var radius: CGFloat
        /// The width of the upright display at its standard size, in points: display zoom changes both alike.
        public var width: CGFloat

        /// Creates the corners of a display.
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

    /// Creates a table without any display: all corners count as square.
    public init() {}

    /// Creates a table in which every display has the same radius, in points: for an app that knows its device.
    public init(radius: CGFloat) {
        radiusOfAll = max(0, radius.usable)
    }

    /// The corners of a display with a number of physical pixels; `nil` if the table does not have it.
    public subscript(pixels pixels: CGSize) -> Entry? {
        get { entries[Pixels(pixels)] }
        set { entries[Pixels(pixels)] = newValue }
    }

    /// Returns the radius of a display's corners, in points; 0 if the table does not have it.
    ///
    /// - Parameters:
    ///   - pixels: The size in physical pixels.
    ///   - size: The size in points.
    func radius(pixels: CGSize, size: CGSize) -> CGFloat {
        if let radiusOfAll { return radiusOfAll }
        guard let entry = self[pixels: pixels], let width = entry.width.usableLength else { return 0 }
        return max(0, entry.radius.usable) * min(size.width, size.height) / width
    }

    /// The displays of Apple's phones since the iPhone X, and of its tablets with a home indicator.
    ///
    /// The numbers are those that developers have published; Apple has none in its documentation. They are the same as in the
    /// devices of `PresentationsTesting`. Those of the iPhone Air, the iPad mini and the iPads Pro with M4 are from a single
    /// source each.
    public static let known: DisplayCorners = {
        var table = DisplayCorners()
        for (width, height, points, radius) in PresentationDefaults.displays {
            table[pixels: CGSize(width: width, height: height)] = Entry(radius: radius, width: points)
        }
        return table
    }()
}
