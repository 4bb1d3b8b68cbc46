/// The rounded rectangle of a path, to which a layer can clip its content.
package struct OutlineShape: Equatable {
    package var rect: CGRect
    package var radius: CGFloat
    /// True if the path is that rectangle, false if it only lies in it.
    package var isExact: Bool

    package init(rect: CGRect, radius: CGFloat, isExact: Bool) {
        (self.rect, self.radius, self.isExact) = (rect, radius, isExact)
    }

    package init(_ steps: [PathStep]) {
        let box = CGPath(steps: steps).boundingBoxOfPath
        rect = box.isNull ? .zero : box
        radius = 0
        isExact = true
        let square = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
        let points = steps.flatMap(\.points)
        if points.allSatisfy({ point in
            (point.x == square[0].x || point.x == square[1].x) && (point.y == square[0].y || point.y == square[1].y)
        }) {
            return
        }
        // A curve begins where a side ends.
        let ends = steps.compactMap(\.points.last)
        let side = ends.filter { abs($0.y - rect.minY) < Self.nearness }.map(\.x).min() ?? rect.minX
        let round = min(side - rect.minX, min(rect.width, rect.height) / 2)
        for candidate in [min(rect.width, rect.height) / 2, round] where Self.isRounded(points, rect, candidate) {
            radius = candidate
            return
        }
        isExact = false
    }

    /// Returns whether all points are those of a rounded rectangle.
    private static func isRounded(_ points: [CGPoint], _ rect: CGRect, _ radius: CGFloat) -> Bool {
        guard radius > 0 else { return false }
        let corner = CGSize(width: radius, height: radius)
        let model = PathStep.roundedRect(
            rect, topLeft: corner, topRight: corner, bottomLeft: corner, bottomRight: corner
        ).flatMap(\.points)
        return points.allSatisfy { point in
            model.contains { abs($0.x - point.x) < nearness && abs($0.y - point.y) < nearness }
        }
    }

    // Allows for points that were added up in another order.
    private static let nearness: CGFloat = 1e-6
}
