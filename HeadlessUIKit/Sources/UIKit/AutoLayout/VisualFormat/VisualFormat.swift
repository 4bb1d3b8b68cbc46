/// A line of views, such as `H:|-[title]-10-[value(>=50)]|`.
struct VisualFormat: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// Between the superview's edge and the first view, if the format has one.
    var leading: Connection?
    var views: [Element] = []
    /// Between neighbours, one less than there are views.
    var connections: [Connection] = []
    var trailing: Connection?

    struct Element: Equatable {
        var name: String
        /// The predicates for its length.
        var predicates: [Predicate] = []
    }

    enum Connection: Equatable {
        case flush
        case standard
        case predicates([Predicate])
    }

    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Number?
    }

    enum Object: Equatable {
        case number(Number)
        /// The name of a metric, or of a view whose length is meant.
        case name(String)
    }

    enum Number: Equatable {
        case literal(Double)
        case metric(String)
    }
}
