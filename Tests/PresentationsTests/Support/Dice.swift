import UIKit

/// The same throws for the same seed, on every machine.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        // Far apart, or neighbours would throw the same, one behind the other.
        state = UInt64(bitPattern: Int64(seed)) &* 0xD1B5_4A32_D192_ED03 ^ 0x2545_F491_4F6C_DD1D
        state = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// One of what is offered, which may not be nothing.
    mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
        let number = roll(others.count + 1)
        return number == 0 ? first : others[number - 1]
    }
}
