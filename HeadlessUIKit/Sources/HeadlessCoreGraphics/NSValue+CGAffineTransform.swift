import Foundation

extension NSValue {
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(interned: transform) }
    /// All zeros for a value of another kind.
    public var cgAffineTransformValue: CGAffineTransform {
        interned() ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    public convenience init(cgVector vector: CGVector) { self.init(interned: vector) }
    /// Zero for a value of another kind.
    public var cgVectorValue: CGVector { interned() ?? .zero }
}
