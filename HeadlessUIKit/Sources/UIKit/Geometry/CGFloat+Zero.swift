extension CGFloat {
    /// The same number, but 0 for −0, which UIKit does not show either.
    var withoutSignOfZero: CGFloat { self + 0 }
}

extension CGPoint {
    var withoutSignOfZero: CGPoint { CGPoint(x: x.withoutSignOfZero, y: y.withoutSignOfZero) }
}
