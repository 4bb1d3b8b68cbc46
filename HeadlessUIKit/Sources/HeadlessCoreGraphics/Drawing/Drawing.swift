import Foundation

/// A display list: the drawn items, from back to front, in the coordinates of the drawing's rectangle.
package struct Drawing: Hashable, Sendable {
    package var items: [Item] = []

    package init() {}

    /// One item, as far as the clips show it.
    package struct Item: Hashable, Sendable {
        package var content: Content
        /// All of them apply.
        package var clips: [[PathStep]] = []
        package var alpha: CGFloat = 1
    }

    package enum Content: Hashable, Sendable {
        case path(DrawnPath)
        case gradient(DrawnGradient)
        /// An object with its own look, in its rectangle and under a transform.
        case object(DrawnObject, CGRect, DrawnTransform)
    }

    /// Returns the same under a transform.
    package func applying(_ transform: CGAffineTransform) -> Drawing {
        var drawing = self
        drawing.items = items.map { item in
            var item = item
            item.clips = item.clips.map { $0.map { $0.applying(transform) } }
            switch item.content {
            case .path(let path): item.content = .path(path.applying(transform))
            case .gradient(var gradient):
                gradient.transform = DrawnTransform(gradient.transform.matrix.concatenating(transform))
                item.content = .gradient(gradient)
            case .object(let object, let rect, let own):
                item.content = .object(object, rect, DrawnTransform(own.matrix.concatenating(transform)))
            }
            return item
        }
        return drawing
    }
}

/// A path with its fill and stroke colours.
package struct DrawnPath: Hashable, Sendable {
    package var steps: [PathStep]
    package var fill: CGColor?
    package var usesEvenOddRule = false
    package var stroke: CGColor?
    package var line = LineStyle()

    func applying(_ transform: CGAffineTransform) -> DrawnPath {
        var path = self
        path.steps = steps.map { $0.applying(transform) }
        path.line = line.scaled(by: transform)
        return path
    }
}

/// The style of a line.
package struct LineStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    /// Alternating lengths of line and gap; empty for an unbroken line.
    package var dashes: [CGFloat] = []

    package init() {}

    /// A line has one width: under a transform that stretches in one direction only, it is the geometric mean.
    func scaled(by transform: CGAffineTransform) -> LineStyle {
        let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        var style = self
        style.width *= factor
        style.dashPhase *= factor
        style.dashes = dashes.map { $0 * factor }
        return style
    }
}

/// An object that stands for its look. Equal to itself only.
package struct DrawnObject: Hashable, Sendable {
    package let object: any AnyObject & Sendable

    package init(_ object: any AnyObject & Sendable) {
        self.object = object
    }

    package static func == (left: Self, right: Self) -> Bool { left.object === right.object }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// A transform as a hashable value.
package struct DrawnTransform: Hashable, Sendable {
    private let numbers: [CGFloat]

    package init(_ matrix: CGAffineTransform) {
        numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    }

    package var matrix: CGAffineTransform {
        CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
