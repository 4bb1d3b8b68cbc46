import LayoutSnapshots

/// The `transform` of an element as one matrix.
struct PlaneTransform: Hashable {
    private var linear: [Factor] = [1, 0, 0, 1]
    private var x: Points = 0
    private var y: Points = 0

    init() {}

    init(x: Points, y: Points) {
        (self.x, self.y) = (x, y)
    }

    /// Reads the output of `NodeWriter`: nothing, a translation, or a matrix between two of them.
    init?(attribute: String?) {
        guard let attribute else { return }
        for part in attribute.split(separator: ")") {
            let words = part.drop { $0 == " " }.split(separator: "(")
            guard words.count == 2 else { return nil }
            switch words[0] {
            case "translate":
                guard let move = PathPoint(text: words[1]) else { return nil }
                translate(move.x, move.y)
            case "matrix":
                guard let matrix = Transform(text: words[1]), isTranslation else { return nil }
                translate(matrix.tx, matrix.ty)
                linear = [matrix.a, matrix.b, matrix.c, matrix.d]
            default:
                return nil
            }
        }
    }

    /// Moves the drawing within the coordinate space that the transform has made so far.
    private mutating func translate(_ dx: Points, _ dy: Points) {
        x = x + Self.sum(linear[0], dx, linear[2], dy)
        y = y + Self.sum(linear[1], dx, linear[3], dy)
    }

    private static func sum(_ a: Factor, _ dx: Points, _ c: Factor, _ dy: Points) -> Points {
        let exact = a.units * dx.units + c.units * dy.units
        let one = HundredThousandths.unitsPerOne
        return Points(units: (2 * exact + (exact < 0 ? -one : one)) / (2 * one))
    }

    var isTranslation: Bool { linear == [1, 0, 0, 1] }

    /// Returns a row of transforms as CSS: short ones if none of them turns or scales.
    static func values(_ transforms: [PlaneTransform?]) -> [String?] {
        let areTranslations = transforms.allSatisfy { $0?.isTranslation ?? true }
        return transforms.map { transform in
            guard let transform else { return nil }
            return areTranslations
                ? "translate(\(transform.x.text)px,\(transform.y.text)px)"
                : "matrix(\((transform.linear.map(\.text) + [transform.x.text, transform.y.text]).joined(separator: ",")))"
        }
    }
}
