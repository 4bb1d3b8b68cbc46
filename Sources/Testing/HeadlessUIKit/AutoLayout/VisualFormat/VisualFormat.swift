/// A line of views, as `H:|-[title]-10-[value(>=50)]|` draws it.
struct VisualFormat: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// Between the superview's edge and the first view, if it is drawn.
    var leading: Connection?
    var views: [Element] = []
    /// Between neighbours, one less than there are views.
    var connections: [Connection] = []
    var trailing: Connection?

    struct Element: Equatable {
        var name: String
        /// What is asked of its length.
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
        /// A metric, or a view whose length is meant.
        case name(String)
    }

    enum Number: Equatable {
        case literal(Double)
        case metric(String)
    }
}
