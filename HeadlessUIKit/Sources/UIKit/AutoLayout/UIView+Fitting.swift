extension UIView {
    /// Returns the size that satisfies the constraints of the subtree, as close to the target as the priorities allow.
    func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        layoutStateMade.fittingSizeWasAsked = true
        let engine = LayoutEngine(root: self, looksForFittingSize: true)
        engine.join(self)
        for (quantity, length, priority) in [
            (LayoutQuantity.width, target.width, horizontal), (.height, target.height, vertical),
        ] {
            var difference = engine.expression(quantity, of: self)
            difference.constant -= Double(length)
            engine.hold(LayoutRestriction(difference, .equal, priority: priority.forSolver))
        }
        engine.settle()
        func length(_ quantity: LayoutQuantity) -> CGFloat {
            (engine.value(quantity, of: self) ?? 0).cleared(scale: max(1, traitCollection.displayScale))
        }
        return CGSize(width: length(.width), height: length(.height))
    }
}

extension CGFloat {
    /// Returns a whole number of pixels if the difference is only the rounding error of sums of doubles.
    fileprivate func cleared(scale: CGFloat) -> CGFloat {
        let whole = (self * scale).rounded()
        return ((self * scale - whole).magnitude < 1e-6 ? whole / scale : self).withoutSignOfZero
    }
}
