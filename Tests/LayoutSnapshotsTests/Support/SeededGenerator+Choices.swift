import SeededRandom

extension SeededGenerator {
    mutating func pick<Value: CaseIterable>(of type: Value.Type, unless usual: Value) -> Value {
        type.allCases.randomElement(using: &self) ?? usual
    }

    /// Returns the result of `make`, about every other time.
    mutating func perhaps<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
        int(below: 2) == 0 ? make(&self) : nil
    }
}
