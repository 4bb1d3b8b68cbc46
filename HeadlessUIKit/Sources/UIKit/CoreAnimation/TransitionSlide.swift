/// A transition in which the old picture or the new one moves, or both.
struct TransitionSlide: Equatable, Sendable {
    enum Kind: Sendable {
        case push, moveIn, reveal
    }

    /// The side of the screen on which the new picture appears.
    enum Edge: Sendable {
        case left, right, top, bottom
    }

    var kind: Kind
    var edge: Edge

    /// Returns the offset of the new picture from its place.
    func newOffset(remaining: Double, size: CGSize) -> CGVector {
        kind == .reveal ? .zero : way(remaining, size)
    }

    /// Returns the offset of the old picture from its place.
    func oldOffset(remaining: Double, size: CGSize) -> CGVector {
        kind == .moveIn ? .zero : way(remaining - 1, size)
    }

    /// Returns the part of a layer's rectangle in which the old picture is visible, below the new one or above it.
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
        // On the screen, whose y axis points down, these two names are exchanged.
        case .fromTop: self = .bottom
        case .fromBottom: self = .top
        default: self = .left
        }
    }
}
