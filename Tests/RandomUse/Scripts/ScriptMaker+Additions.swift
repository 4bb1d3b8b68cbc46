/// Settings and operations of a stream of their own, at the end of the others, so that a seed keeps what it gave before.
extension ScriptMaker {
    /// Makes a value from the other stream.
    private mutating func apart<Value>(_ make: (inout ScriptMaker) -> Value) -> Value {
        swap(&random, &additions)
        defer { swap(&random, &additions) }
        return make(&self)
    }

    /// Returns some settings of the look; `nil` for a kind that is not known.
    mutating func additions(for kind: Kind?) -> [Option] {
        apart { maker in
            guard maker.random.chance(30) else { return [] }
            return (0...maker.random.int(below: 3)).map { _ in maker.look() }
        }
    }

    private mutating func look() -> Option {
        switch random.int(below: 12) {
        case 0, 1: .border(odd(0...8))
        case 2: .colouredShadow
        case 3: .grabberSize(odd(0...120), odd(0...20))
        case 4: .containerHeights((0...random.int(below: 3)).map { _ in odd(50...700) })
        case 5, 6, 7: .levels((0...random.int(below: 3)).map { _ in odd(0...1) })
        case 8: .blurred
        case 9: .largestMaterial(random.int(below: 4))
        case 10: .aside(odd(0.7...1), odd(0...1))
        default: .glassMaterial
        }
    }

    /// Returns what the delegate decides from now on, or nothing for most operations.
    mutating func decision() -> [Operation] {
        apart { maker in
            guard maker.random.chance(3) else { return [] }
            return switch maker.random.int(below: 8) {
            case 0, 1: [.decide(.nothing)]
            case 2: [.decide(.refuses)]
            case 3: [.decide(.dismisses)]
            case 4: [.decide(.stays)]
            default: [.decide(.detent(maker.random.int(below: 4)))]
            }
        }
    }
}
