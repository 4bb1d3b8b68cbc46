extension UIView {
    /// The size that satisfies the constraints of the subtree, as near to the target as the priorities let it be.
    func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        if owner != nil { layoutStateMade.fittingSizeWasAsked = true }
        let engine = LayoutEngine(root: self, looksForFittingSize: true)
        engine.join(self)
        for (quantity, length, priority) in [
            (LayoutQuantity.width, target.width, horizontal), (.height, target.height, vertical),
        ] {
            var difference = engine.expression(quantity, of: self)
            difference.constant -= Double(length)
            engine.wish(LayoutRestriction(difference, .equal, priority: priority.forSolver))
        }
        engine.settle()
        return CGSize(
            width: engine.value(.width, of: self) ?? 0, height: engine.value(.height, of: self) ?? 0)
    }
}
