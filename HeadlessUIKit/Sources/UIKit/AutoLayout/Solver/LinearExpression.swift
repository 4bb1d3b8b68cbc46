/// A sum of variables with factors, and a constant.
package struct LinearExpression: Equatable, Sendable {
    package struct Term: Equatable, Sendable {
        package let variable: LayoutVariable
        package fileprivate(set) var coefficient: Double
    }

    package var constant: Double
    /// In the order of the variables, each of them once and with a factor other than 0.
    package private(set) var terms: [Term]

    package init(_ constant: Double = 0) {
        self.constant = constant
        terms = []
    }

    package init(_ variable: LayoutVariable, times coefficient: Double = 1) {
        constant = 0
        terms = coefficient == 0 ? [] : [Term(variable: variable, coefficient: coefficient)]
    }

    package static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.add(right, times: 1)
        return sum
    }

    package static func + (left: Self, right: Double) -> Self {
        var sum = left
        sum.constant += right
        return sum
    }

    package static func - (left: Self, right: Self) -> Self {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    package static func - (left: Self, right: Double) -> Self {
        left + -right
    }

    package static func * (left: Self, right: Double) -> Self {
        var product = Self()
        product.add(left, times: right)
        return product
    }

    package static prefix func - (expression: Self) -> Self {
        expression * -1
    }

    package static func += (left: inout Self, right: Self) {
        left.add(right, times: 1)
    }

    package static func -= (left: inout Self, right: Self) {
        left.add(right, times: -1)
    }

    private mutating func add(_ other: Self, times factor: Double) {
        constant += other.constant * factor
        for term in other.terms {
            // A variable that is added last is usually the newest.
            var place = terms.count
            while place > 0, terms[place - 1].variable.index > term.variable.index {
                place -= 1
            }
            if place > 0, terms[place - 1].variable == term.variable {
                terms[place - 1].coefficient += term.coefficient * factor
                if terms[place - 1].coefficient == 0 {
                    terms.remove(at: place - 1)
                }
            } else if term.coefficient * factor != 0 {
                terms.insert(Term(variable: term.variable, coefficient: term.coefficient * factor), at: place)
            }
        }
    }
}
