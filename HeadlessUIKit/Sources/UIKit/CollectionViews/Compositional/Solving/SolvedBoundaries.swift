/// Headers, footers and others around a section or around the whole content (CC11).
struct SolvedBoundaries {
    struct Boundary {
        let description: CompositionalBoundary
        let frame: CGRect
    }

    let all: [Boundary]
    /// The amounts by which they extend their content.
    let growth: NSDirectionalEdgeInsets

    /// No boundary items.
    init() {
        all = []
        growth = .zero
    }

    /// - Parameters:
    ///   - known: The measured sizes, by kind.
    ///   - content: The rectangle that they surround and keep to.
    ///   - room: The size that their fractions refer to.
    init(
        _ descriptions: [CompositionalBoundary], known: [String: CGSize], around content: CGRect, room: CGSize,
        axis: NSLayoutConstraint.Axis, pixels: PixelRounding
    ) {
        let solved = descriptions.map { boundary in
            let size = boundary.measuredSize(in: room, known: known[boundary.kind], pixels)
            return Boundary(description: boundary, frame: boundary.frame(of: size, on: content, along: axis))
        }
        let growth = solved.reduce(NSDirectionalEdgeInsets.zero) { growth, boundary in
            growth.union(boundary.description.growth(boundary.frame, on: content, along: axis))
        }
        self.growth = growth
        all = solved.map {
            let place = $0.frame.offsetBy(dx: growth.leading, dy: growth.top)
            return Boundary(description: $0.description, frame: place.reduced(by: $0.description.insets))
        }
    }
}
