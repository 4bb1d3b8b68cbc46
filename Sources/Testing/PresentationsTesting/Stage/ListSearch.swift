import UIKit

/// Scrolls a list from end to end, in steps, until a view of a name can be seen and touched.
@MainActor
struct ListSearch {
    private let identifier: String
    private let list: UIScrollView
    private let window: UIWindow
    private let axis: Axis

    private static let mostSteps = 10_000

    init(for identifier: String, in list: UIScrollView, of window: UIWindow) {
        self.identifier = identifier
        self.list = list
        self.window = window
        axis = Axis.vertical.isScrollable(list) || !Axis.horizontal.isScrollable(list) ? .vertical : .horizontal
    }

    /// Returns what to say if the view does not come.
    func run() -> String? {
        let start = list.contentOffset
        var seen = SeenNames()
        var obstacle: String?
        for direction in [Direction.toEnd, .toStart] {
            move(to: start)
            for _ in 0..<Self.mostSteps {
                let place = list.contentOffset
                switch look() {
                case .reachable: return nil
                case .covered(let why): obstacle = why
                case .absent: break
                }
                move(to: place)
                seen.add(names)
                guard step(direction) else { break }
            }
        }
        move(to: start)
        return failure(seen, obstacle)
    }

    // MARK: Looking

    private enum Look {
        case reachable, covered(String), absent
    }

    /// Brings all of the view into sight if a part of it is there.
    private func look() -> Look {
        guard let view = find()?.view else { return .absent }
        axis.show(view, in: list)
        list.layoutIfNeeded()
        guard let sight = find() else { return .absent }
        return sight.obstacle.map { .covered($0) } ?? .reachable
    }

    private func find() -> VisibleViews.Sight? {
        VisibleViews(in: window).first { $0.accessibilityIdentifier == identifier && $0.isDescendant(of: list) }
    }

    /// The views that can be seen in the list, in its order.
    private var names: [String] {
        VisibleViews(in: window).all { $0 !== list && $0.hasIdentifier && $0.isDescendant(of: list) }
            .sorted { axis.start(of: $0.area) < axis.start(of: $1.area) }.compactMap(\.view.accessibilityIdentifier)
    }

    private func failure(_ seen: SeenNames, _ obstacle: String?) -> String {
        let name = list.accessibilityIdentifier.map { "the list \"\($0)\"" } ?? "the list"
        if let obstacle { return "\"\(identifier)\" in \(name) cannot be tapped wherever it scrolls to: \(obstacle)." }
        return
            "No view called \"\(identifier)\" came into sight in \(name), from its start to its end. \(seen.sentence)"
    }

    // MARK: Moving

    private enum Direction {
        case toStart, toEnd
    }

    /// Returns whether there was a step to take.
    private func step(_ direction: Direction) -> Bool {
        let limits = axis.limits(of: list)
        let offset = axis.offset(of: list)
        // Less than is visible: what one step cuts off, or a header covers, the next one shows.
        let step = max(1, axis.visibleLength(of: list) * 0.75)
        let target = direction == .toEnd ? min(offset + step, limits.upperBound) : max(offset - step, limits.lowerBound)
        guard direction == .toEnd ? target > offset : target < offset else { return false }
        move(to: axis.point(at: target, of: list))
        return true
    }

    private func move(to offset: CGPoint) {
        guard list.contentOffset != offset else { return }
        list.setContentOffset(offset, animated: false)
        list.layoutIfNeeded()
    }
}

/// The names that a search has come across, in the order in which they came.
private struct SeenNames {
    private var names: [String] = []
    private var known: Set<String> = []

    mutating func add(_ more: [String]) {
        for name in more where known.insert(name).inserted { names.append(name) }
    }

    /// Of many names the first and the last ones.
    var sentence: String {
        guard names.count > 16 else {
            return names.isEmpty ? "No view in it has an identifier." : "Seen: \(names.joined(separator: ", "))."
        }
        let (first, last) = (names.prefix(10).joined(separator: ", "), names.suffix(5).joined(separator: ", "))
        return "Seen: \(first), … \(last), \(names.count) in all."
    }
}
