/// A value of an explicit animation.
enum AnimatedValue: Equatable {
    case vector(AnimatableVector)
    case path([PathStep])
    /// Several colours or numbers, as a gradient has them.
    case list([AnimatableVector])
    /// No colour, or no path.
    case none

    static var zero: AnimatedValue { .vector(.zero) }

    /// Returns a value between two. Paths of different structure and lists of different length cannot be interpolated,
    /// so the new one is shown at once.
    func mixed(with end: AnimatedValue, at share: Double) -> AnimatedValue {
        switch (self, end) {
        case (.vector(let from), .vector(let to)):
            return .vector(from + (to - from) * share)
        case (.list(let from), .list(let to)) where from.count == to.count:
            return .list(zip(from, to).map { $0 + ($1 - $0) * share })
        case (.path(let from), .path(let to)):
            return PathStep.mixed(from, to, at: share).map { .path($0) } ?? end
        default:
            return end
        }
    }

    func adding(_ other: AnimatedValue, scaledBy factor: Double) -> AnimatedValue {
        switch (self, other) {
        case (.vector(let own), .vector(let added)):
            .vector(own + added * factor)
        case (.list(let own), .list(let added)) where own.count == added.count:
            .list(zip(own, added).map { $0 + $1 * factor })
        default:
            self
        }
    }

    /// Returns the distance to another value; 0 for values without a distance, such as paths.
    func distance(to other: AnimatedValue) -> Double {
        guard case .vector(let own) = self, case .vector(let end) = other else { return 0 }
        let way = end - own
        return (way * way).sum().squareRoot()
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
