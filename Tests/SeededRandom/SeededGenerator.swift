import Foundation

/// A generator that gives the same numbers for the same seed, on every machine.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) {
        self.state = state
    }

    package init(seed: Int) {
        // Far apart, or neighbouring seeds would give the same numbers, one behind the other.
        state = UInt64(bitPattern: Int64(seed)) &* 0xD1B5_4A32_D192_ED03 ^ 0x2545_F491_4F6C_DD1D
        state = next()
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    package mutating func int(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    package mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    package mutating func chance(_ percent: Int) -> Bool { int(below: 100) < percent }

    package mutating func element<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &self) }

    package mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
        let number = int(below: others.count + 1)
        return number == 0 ? first : others[number - 1]
    }
}
