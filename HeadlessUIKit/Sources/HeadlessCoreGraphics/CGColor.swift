import Foundation

/// An immutable colour. As in Core Graphics, gray and RGB are separate: black made of gray has two components and does
/// not equal black made of red, green and blue.
public final class CGColor: Sendable {
    private let values: [CGFloat]

    private init(values: [CGFloat]) {
        self.values = values
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        values = [gray, alpha]
    }

    /// The colour's values with alpha as the last: four for RGB, two for gray.
    public var components: [CGFloat]? { values }

    public var numberOfComponents: Int { values.count }

    public var alpha: CGFloat { values.last ?? 1 }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(values: values.dropLast() + [alpha])
    }

    /// The components in RGB, for gray as well, which is what is drawn.
    package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        isGray ? (values[0], values[0], values[0], values[1]) : (values[0], values[1], values[2], values[3])
    }

    package var isGray: Bool { values.count == 2 }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.values == right.values
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
