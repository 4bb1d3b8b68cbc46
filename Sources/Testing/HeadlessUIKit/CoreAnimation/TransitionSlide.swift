/// A transition in which the old look or the new one moves, or both.
struct TransitionSlide: Equatable, Sendable {
    enum Kind: Sendable {
        case push, moveIn, reveal
    }

    /// The edge of the screen's side at which the new look appears.
    enum Edge: Sendable {
        case left, right, top, bottom
    }

    var kind: Kind
    var edge: Edge

    /// Where the new look is, from its place.
    func newOffset(remaining: Double, size: CGSize) -> CGVector {
        kind == .reveal ? .zero : way(remaining, size)
    }

    /// Where the old look is, from its place.
    func oldOffset(remaining: Double, size: CGSize) -> CGVector {
        kind == .moveIn ? .zero : way(remaining - 1, size)
    }

    /// The part of a layer's rectangle, at its place, in which the old look is seen, below the new one or above it.
    func oldPart(remaining: Double, size: CGSize) -> CGRect {
        let offset = oldOffset(remaining: remaining, size: size)
        var part = CGRect(x: offset.dx, y: offset.dy, width: size.width, height: size.height)
        guard kind == .moveIn else { return part }
        switch edge {
        case .right: part.size.width *= remaining
        case .bottom: part.size.height *= remaining
        case .left:
            part.origin.x += size.width * (1 - remaining)
            part.size.width *= remaining
        case .top:
            part.origin.y += size.height * (1 - remaining)
            part.size.height *= remaining
        }
        return part
    }

    private func way(_ share: Double, _ size: CGSize) -> CGVector {
        switch edge {
        case .right: CGVector(dx: size.width * share, dy: 0)
        case .left: CGVector(dx: -size.width * share, dy: 0)
        case .bottom: CGVector(dx: 0, dy: size.height * share)
        case .top: CGVector(dx: 0, dy: -size.height * share)
        }
    }
}

extension TransitionSlide.Edge {
    init(_ subtype: CATransitionSubtype) {
        switch subtype {
        case .fromRight: self = .right
        // On the screen, whose y axis points down, the names of the two are the other way round.
        case .fromTop: self = .bottom
        case .fromBottom: self = .top
        default: self = .left
        }
    }
}
