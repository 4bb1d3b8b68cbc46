import Foundation

extension PathStep {
    /// Returns the same lines and curves from the end to the beginning. A closed subpath is closed again.
    package static func reversed(_ steps: [PathStep]) -> [PathStep] {
        subpaths(of: steps).reversed().flatMap { reversedSubpath($0) }
    }

    private static func subpaths(of steps: [PathStep]) -> [[PathStep]] {
        steps.reduce(into: []) { subpaths, step in
            if step.type == .moveToPoint || subpaths.isEmpty {
                subpaths.append([step])
            } else {
                subpaths[subpaths.count - 1].append(step)
            }
        }
    }

    private static func reversedSubpath(_ steps: [PathStep]) -> [PathStep] {
        let isClosed = steps.last == .close
        let open = steps.filter { $0 != .close }
        guard let end = open.last?.points.last else { return [] }
        var reversed: [PathStep] = [.move(end)]
        for (step, before) in zip(open.dropFirst(), open).reversed() {
            guard let start = before.points.last else { continue }
            switch step {
            case .line: reversed.append(.line(start))
            case .quad(_, let control): reversed.append(.quad(start, control: control))
            case .cubic(_, let control1, let control2):
                reversed.append(.cubic(start, control1: control2, control2: control1))
            case .move, .close: break
            }
        }
        return isClosed ? reversed + [.close] : reversed
    }
}
