import Foundation

/// Colours along a line, drawn by `CGContext.drawLinearGradient(_:start:end:options:)`.
public final class CGGradient: Sendable {
    /// In the order of their positions.
    package let stops: [Stop]

    /// A colour and its position, 0…1.
    package struct Stop: Hashable, Sendable {
        package var color: CGColor
        package var location: CGFloat

        package init(color: CGColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Makes a gradient of `CGColor`s; nil without one. Each has its location in `locations`, 0…1; nil distributes them
    /// evenly.
    ///
    /// The space has no effect here: the numbers of two colours are interpolated.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = Self.stops(colors, at: locations)
    }

    /// Makes a gradient of `count` colours with consecutive components, alpha last.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            let own = components + index * length
            return space.model == .monochrome
                ? CGColor(gray: own[0], alpha: own[1])
                : CGColor(red: own[0], green: own[1], blue: own[2], alpha: own[3])
        }
        stops = Self.stops(colors, at: locations)
    }

    private static func stops(_ colors: [CGColor], at locations: UnsafePointer<CGFloat>?) -> [Stop] {
        let last = CGFloat(max(1, colors.count - 1))
        return colors.enumerated().map { index, color in
            Stop(color: color, location: locations.map { min(1, max(0, $0[index])) } ?? CGFloat(index) / last)
        }.sorted { $0.location < $1.location }
    }
}

/// Identity, as for every Core Foundation object that does not define equality.
extension CGGradient: Hashable {
    public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Extends the first and the last colour beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
