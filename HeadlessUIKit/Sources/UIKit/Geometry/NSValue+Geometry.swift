/// Values for dictionaries and animations. A value of another kind answers with zeros.
extension NSValue {
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(interned: ValueNumbers(.insets, [insets.top, insets.left, insets.bottom, insets.right]))
    }
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let side = numbers(.insets, count: 4)
        return UIEdgeInsets(top: side[0], left: side[1], bottom: side[2], right: side[3])
    }

    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            interned: ValueNumbers(.directionalInsets, [insets.top, insets.leading, insets.bottom, insets.trailing]))
    }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let side = numbers(.directionalInsets, count: 4)
        return NSDirectionalEdgeInsets(top: side[0], leading: side[1], bottom: side[2], trailing: side[3])
    }

    public convenience init(uiOffset insets: UIOffset) {
        self.init(interned: ValueNumbers(.offset, [insets.horizontal, insets.vertical]))
    }
    public var uiOffsetValue: UIOffset {
        let way = numbers(.offset, count: 2)
        return UIOffset(horizontal: way[0], vertical: way[1])
    }

    public convenience init(caTransform3D t: CATransform3D) {
        self.init(interned: ValueNumbers(.transform, t.rows))
    }
    public var caTransform3DValue: CATransform3D { CATransform3D(rows: numbers(.transform, count: 16)) }

    /// The transform of a value that holds one.
    var transform: CATransform3D? {
        let held: ValueNumbers? = interned()
        return held?.kind == .transform ? caTransform3DValue : nil
    }

    private func numbers(_ kind: ValueNumbers.Kind, count: Int) -> [CGFloat] {
        guard let held: ValueNumbers = interned(), held.kind == kind else { return Array(repeating: 0, count: count) }
        return held.numbers
    }
}

/// A structure that cannot be compared by hash itself, as its numbers.
private struct ValueNumbers: Hashable {
    enum Kind { case insets, directionalInsets, offset, transform }

    let kind: Kind
    let numbers: [CGFloat]

    init(_ kind: Kind, _ numbers: [CGFloat]) {
        self.kind = kind
        self.numbers = numbers
    }
}
