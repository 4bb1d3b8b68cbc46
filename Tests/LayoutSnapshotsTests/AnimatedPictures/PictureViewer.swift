@testable import AnimatedPictures
@testable import LayoutSnapshots

/// A viewer of a live picture that follows only the documentation of `PictureChange`.
final class PictureViewer {
    /// The number of an element is its index in this list, even after it was removed.
    private var elements: [Element] = [Element(SVGElement("viewer"))]

    private final class Element {
        let name: String
        var attributes: [String: String]
        var text: String?
        var children: [Element] = []
        weak var parent: Element?

        init(_ element: SVGElement) {
            name = element.name
            attributes = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) })
            text = element.text
        }
    }

    func apply(_ changes: [PictureChange]) throws {
        for change in changes {
            switch change {
            case .insert(let svg, let parent, let index):
                let element = add(try ElementReader.read(svg), to: elements[parent])
                elements[parent].children.insert(element, at: index)
            case .remove(let number):
                let element = elements[number]
                element.parent?.children.removeAll { $0 === element }
            case .set(let number, let attribute, let value):
                elements[number].attributes[attribute] = value
            case .setText(let number, let text):
                elements[number].text = text
            }
        }
    }

    private func add(_ element: SVGElement, to parent: Element) -> Element {
        let new = Element(element)
        new.parent = parent
        elements.append(new)
        new.children = element.children.map { add($0, to: new) }
        return new
    }

    /// The current content, one element a line, with sorted attributes.
    var shown: String { elements[0].children.map { lines($0) }.joined() }

    private func lines(_ element: Element) -> String {
        let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        return "\(element.name)\(attributes) \(element.text ?? "")\n" + element.children.map { lines($0) }.joined()
    }
}
