/// The least that gives forty lines of SVG: no tree, no fractions, no names that are checked.
enum ByHand {
    static func text(of count: Int) -> String {
        var text = "<svg>\n"
        for index in 0..<count {
            text += "  <rect data-node=\"view/row-\(index)\" x=\"16\" y=\"\(44 * index)\" width=\"361\" height=\"44\" "
            text += "fill=\"#ffffff\"/>\n"
        }
        return text + "</svg>\n"
    }
}
