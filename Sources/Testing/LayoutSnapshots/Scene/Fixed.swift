/// The number of units of a fixed-point number that make one.
package protocol FixedScale: Sendable {
    static var unitsPerOne: Int { get }
}

/// Lengths: hundredths of a point. Values aligned to pixels are k, k/2 or k/3 points, and a third is far from a
/// rounding boundary, so noise in the last bit of a `Double` cannot change the number that is written.
package enum Hundredths: FixedScale {
    package static let unitsPerOne = 100
}

/// Opacities, gradient positions and other fractions of one.
package enum Thousandths: FixedScale {
    package static let unitsPerOne = 1_000
}

/// The linear part of a transform. With larger units, a scale would move the far edge of a tablet by more than the unit
/// of a length.
package enum HundredThousandths: FixedScale {
    package static let unitsPerOne = 100_000
}

package typealias Points = Fixed<Hundredths>
package typealias Fraction = Fixed<Thousandths>
package typealias Factor = Fixed<HundredThousandths>

/// A decimal number held as an integer of units, so that equal numbers have equal text and "one unit apart" is
/// a comparison of integers.
package struct Fixed<Scale: FixedScale>: Hashable, Sendable {
    package var units: Int

    package init(units: Int) {
        self.units = units
    }

    /// Rounds half away from zero. Nil for NaN, infinity and numbers that are too large for a picture.
    package init?(rounding value: Double) {
        let scaled = value * Double(Scale.unitsPerOne)
        guard scaled.isFinite, abs(scaled) < 1e15 else { return nil }
        units = Int(scaled.rounded(.toNearestOrAwayFromZero))
    }

    package static var zero: Self { Self(units: 0) }
    package static var one: Self { Self(units: Scale.unitsPerOne) }

    package static prefix func - (value: Self) -> Self { Self(units: -value.units) }
    package static func + (left: Self, right: Self) -> Self { Self(units: left.units + right.units) }
    package static func - (left: Self, right: Self) -> Self { Self(units: left.units - right.units) }
}

extension Fixed: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.units < right.units }
}

extension Fixed: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) {
        self.init(units: value * Scale.unitsPerOne)
    }
}

extension Fixed: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) {
        guard let fixed = Self(rounding: value) else {
            preconditionFailure("A number in a scene must be finite.")
        }
        self = fixed
    }
}
