/// A value that an explicit animation goes through.
enum AnimatedValue: Equatable {
    case vector(AnimatableVector)
    case path([PathStep])
    /// No colour, no path.
    case none

    static var zero: AnimatedValue { .vector(.zero) }

    /// Between two values. Paths of different make cannot mix, so the new one shows at once.
    func mixed(with end: AnimatedValue, at share: Double) -> AnimatedValue {
        switch (self, end) {
        case (.vector(let from), .vector(let to)):
            return .vector(from + (to - from) * share)
        case (.path(let from), .path(let to)):
            return PathStep.mixed(from, to, at: share).map { .path($0) } ?? end
        default:
            return end
        }
    }

    func adding(_ other: AnimatedValue, scaledBy factor: Double) -> AnimatedValue {
        guard case .vector(let own) = self, case .vector(let added) = other else { return self }
        return .vector(own + added * factor)
    }
}

extension PathStep {
    fileprivate static func mixed(_ from: [PathStep], _ to: [PathStep], at share: Double) -> [PathStep]? {
        guard from.map(\.type) == to.map(\.type) else { return nil }
        return zip(from, to).map { old, new in
            let points = zip(old.points, new.points).map { old, new in
                CGPoint(x: old.x + (new.x - old.x) * share, y: old.y + (new.y - old.y) * share)
            }
            switch new {
            case .move: return .move(points[0])
            case .line: return .line(points[0])
            case .quad: return .quad(points[1], control: points[0])
            case .cubic: return .cubic(points[2], control1: points[0], control2: points[1])
            case .close: return .close
            }
        }
    }
}
