/// A distance in words.
struct Translation: Hashable, Sendable {
    var dx: Points
    var dy: Points

    init(from old: PathPoint, to new: PathPoint) {
        dx = new.x - old.x
        dy = new.y - old.y
    }

    var isZero: Bool { dx == 0 && dy == 0 }

    /// `up 8 pt`, `left 4, down 8 pt`. Empty if nothing moved.
    var text: String {
        let parts = [Self.part(dx, "left", "right"), Self.part(dy, "up", "down")].compactMap { $0 }
        return parts.isEmpty ? "" : parts.joined(separator: ", ") + " pt"
    }

    private static func part(_ distance: Points, _ less: String, _ more: String) -> String? {
        guard distance != 0 else { return nil }
        return "\(distance < 0 ? less : more) \(Points(units: abs(distance.units)).text)"
    }
}
