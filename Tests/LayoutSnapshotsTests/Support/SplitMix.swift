/// A generator that throws the same for the same seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }

    mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
        let number = roll(others.count + 1)
        return number == 0 ? first : others[number - 1]
    }

    mutating func pick<Value: CaseIterable>(of type: Value.Type, unless usual: Value) -> Value {
        type.allCases.randomElement(using: &self) ?? usual
    }

    /// What `make` makes, about every other time.
    mutating func perhaps<Value>(_ make: (inout SplitMix) -> Value) -> Value? {
        roll(2) == 0 ? make(&self) : nil
    }
}
