/// Paths as SVG writes them: absolute commands, a space after each number.
enum PathData {
    static func text(_ path: [PathElement]) -> String {
        path.map(text).joined(separator: " ")
    }

    static func read(_ text: String) -> [PathElement]? {
        guard !text.isEmpty else { return [] }
        var words = NumberList.words(text)[...]
        var path: [PathElement] = []
        func points(_ count: Int) -> [PathPoint]? {
            guard words.count >= 2 * count else { return nil }
            var points: [PathPoint] = []
            for _ in 0..<count {
                guard let x = Points(text: words.removeFirst()), let y = Points(text: words.removeFirst())
                else { return nil }
                points.append(PathPoint(x, y))
            }
            return points
        }
        while let command = words.popFirst() {
            switch command {
            case "M":
                guard let p = points(1) else { return nil }
                path.append(.move(p[0]))
            case "L":
                guard let p = points(1) else { return nil }
                path.append(.line(p[0]))
            case "Q":
                guard let p = points(2) else { return nil }
                path.append(.quadratic(control: p[0], to: p[1]))
            case "C":
                guard let p = points(3) else { return nil }
                path.append(.cubic(control1: p[0], control2: p[1], to: p[2]))
            case "Z":
                path.append(.close)
            default:
                return nil
            }
        }
        return path
    }

    private static func text(_ element: PathElement) -> String {
        switch element {
        case .move(let point): "M " + text(point)
        case .line(let point): "L " + text(point)
        case .quadratic(let control, let point): "Q " + text(control) + " " + text(point)
        case .cubic(let first, let second, let point): "C " + text(first) + " " + text(second) + " " + text(point)
        case .close: "Z"
        }
    }

    private static func text(_ point: PathPoint) -> String {
        point.x.text + " " + point.y.text
    }
}
