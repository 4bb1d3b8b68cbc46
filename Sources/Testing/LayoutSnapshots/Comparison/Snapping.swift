/// Something made of numbers. In motion a number may be one quantum away from the reference's: the last bit of an `exp`
/// or a `sin` is not the same everywhere, and now and then it decides how a number is rounded.
///
/// At rest nothing snaps. Words, names, kinds, orders and counts never do.
protocol Snapping {
    /// Takes over the numbers of the reference that are at most one quantum away. Those farther away stay.
    mutating func snap(to reference: Self)
}

extension Snapping {
    func snapped(to reference: Self) -> Self {
        var copy = self
        copy.snap(to: reference)
        return copy
    }
}

extension Fixed: Snapping {
    mutating func snap(to reference: Self) {
        if abs(units - reference.units) <= 1 { units = reference.units }
    }
}

extension Color: Snapping {
    /// A quantum is one of 255, for each channel.
    mutating func snap(to reference: Self) {
        red.snap(to: reference.red)
        green.snap(to: reference.green)
        blue.snap(to: reference.blue)
        alpha.snap(to: reference.alpha)
    }
}

extension UInt8: Snapping {
    mutating func snap(to reference: Self) {
        if abs(Int(self) - Int(reference)) <= 1 { self = reference }
    }
}

extension Optional: Snapping where Wrapped: Snapping {
    mutating func snap(to reference: Self) {
        guard let reference else { return }
        self?.snap(to: reference)
    }
}

extension Array: Snapping where Element: Snapping {
    mutating func snap(to reference: Self) {
        guard count == reference.count else { return }
        for index in indices { self[index].snap(to: reference[index]) }
    }
}
