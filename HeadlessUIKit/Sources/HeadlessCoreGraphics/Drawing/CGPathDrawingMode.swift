/// The way in which a path is painted: filled, by one of the rules, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
