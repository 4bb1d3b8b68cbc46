import LayoutSnapshots

/// An element in a viewer, and its number there.
struct NumberedElement {
    let number: Int
    let name: String
    var attributes: [SVGElement.Attribute]
    var text: String?
    var children: [NumberedElement]

    /// Numbers an element and everything in it, in the order of their opening tags.
    init(_ element: SVGElement, next: inout Int) {
        number = next
        next += 1
        name = element.name
        attributes = element.attributes
        text = element.text
        children = []
        children.reserveCapacity(element.children.count)
        for child in element.children { children.append(NumberedElement(child, next: &next)) }
    }

    /// Returns whether the element can become the other one by changes of its attributes, its text and its children.
    func isSame(as element: SVGElement) -> Bool {
        name == element.name && (text == nil) == (element.text == nil)
            && Self.identities.allSatisfy { attribute($0) == element[$0] }
    }

    private static let identities = ["data-node", "data-part", "data-derived", "id"]

    private func attribute(_ name: String) -> String? {
        for index in attributes.indices where attributes[index].name == name { return attributes[index].value }
        return nil
    }
}
