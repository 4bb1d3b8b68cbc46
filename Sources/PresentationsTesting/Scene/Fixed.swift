/// How many units of a fixed-point number make one.
protocol FixedScale: Sendable {
    static var unitsPerOne: Int { get }
}

/// Lengths: hundredths of a point. Values aligned to pixels are k, k/2 or k/3 points, and a third is far from a
/// rounding boundary, so noise in the last bit of a `Double` cannot change the number that is written.
enum Hundredths: FixedScale {
    static let unitsPerOne = 100
}

/// Opacities, gradient positions and other fractions of one.
enum Thousandths: FixedScale {
    static let unitsPerOne = 1_000
}

/// The linear part of a transform. Coarser than this, a scale would move the far edge of a tablet by more than
/// the quantum of a length.
enum HundredThousandths: FixedScale {
    static let unitsPerOne = 100_000
}

typealias Points = Fixed<Hundredths>
typealias Fraction = Fixed<Thousandths>
typealias Factor = Fixed<HundredThousandths>

/// A decimal number held as an integer of quanta, so that equal numbers have equal text and "one quantum apart" is
/// a comparison of integers.
struct Fixed<Scale: FixedScale>: Hashable, Sendable {
    var units: Int

    init(units: Int) {
        self.units = units
    }

    /// Rounds half away from zero. Nil for NaN, for an infinity and for a number too large for a picture.
    init?(rounding value: Double) {
        let scaled = value * Double(Scale.unitsPerOne)
        guard scaled.isFinite, abs(scaled) < 1e15 else { return nil }
        let whole = Int(scaled)
        let rest = scaled - Double(whole)
        if rest >= 0.5 {
            units = whole + 1
        } else if rest <= -0.5 {
            units = whole - 1
        } else {
            units = whole
        }
    }

    static var zero: Self { Self(units: 0) }
    static var one: Self { Self(units: Scale.unitsPerOne) }

    static prefix func - (value: Self) -> Self { Self(units: -value.units) }
    static func + (left: Self, right: Self) -> Self { Self(units: left.units + right.units) }
    static func - (left: Self, right: Self) -> Self { Self(units: left.units - right.units) }
}

extension Fixed: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.units < right.units }
}

extension Fixed: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) {
        self.init(units: value * Scale.unitsPerOne)
    }
}

extension Fixed: ExpressibleByFloatLiteral {
    init(floatLiteral value: Double) {
        guard let fixed = Self(rounding: value) else {
            preconditionFailure("A number in a scene must be finite.")
        }
        self = fixed
    }
}
