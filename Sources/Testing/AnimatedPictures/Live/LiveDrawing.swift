import LayoutSnapshots

/// A picture in a viewer that follows a stage: it gives the changes from one moment to the next.
package struct LiveDrawing {
    /// The picture's root, after the first change.
    private var root: NumberedElement?
    private var next = 1
    private var changes: [PictureChange] = []

    package init() {}

    /// Returns the changes from the viewer's picture to this one. None if they are equal.
    ///
    /// Throws if two nodes have the same name.
    package mutating func changes(to scene: Scene) throws -> [PictureChange] {
        changes(to: try SceneWriter.element(scene, isMoving: true))
    }

    package mutating func changes(to element: SVGElement) -> [PictureChange] {
        changes = []
        let element = Self.drawn(element)
        if var root, root.isSame(as: element) {
            update(&root, to: element)
            self.root = root
        } else {
            if let root { changes.append(.remove(root.number)) }
            root = inserted(element, into: 0, at: 0)
        }
        return changes
    }

    /// Returns the element without the data that only a reference needs. Names stay, since a viewer may want to show
    /// them.
    private static func drawn(_ element: SVGElement) -> SVGElement {
        var copy = element
        copy.attributes.removeAll { $0.name.hasPrefix("data-") && !kept.contains($0.name) }
        for index in copy.children.indices { copy.children[index] = drawn(copy.children[index]) }
        return copy
    }

    private static let kept: Set = ["data-node", "data-part", "data-derived"]

    // MARK: Comparing

    private mutating func update(_ old: inout NumberedElement, to new: SVGElement) {
        if old.attributes != new.attributes {
            updateAttributes(of: old, to: new)
            old.attributes = new.attributes
        }
        if old.text != new.text {
            changes.append(.setText(old.number, new.text ?? ""))
            old.text = new.text
        }
        updateChildren(of: &old, to: new.children)
    }

    private mutating func updateAttributes(of old: NumberedElement, to new: SVGElement) {
        for attribute in new.attributes where !old.attributes.contains(attribute) {
            changes.append(.set(old.number, attribute: attribute.name, value: attribute.value))
        }
        for attribute in old.attributes where new[attribute.name] == nil {
            changes.append(.set(old.number, attribute: attribute.name, value: nil))
        }
    }

    private mutating func updateChildren(of old: inout NumberedElement, to new: [SVGElement]) {
        let row = old.children
        if row.count == new.count, zip(row, new).allSatisfy({ $0.isSame(as: $1) }) {
            for index in new.indices { update(&old.children[index], to: new[index]) }
            return
        }
        // In order: an element that is not in the new row is removed, and one that would have to move back is inserted
        // again.
        var children: [NumberedElement] = []
        children.reserveCapacity(new.count)
        var waiting = row[...]
        for (index, element) in new.enumerated() {
            if let match = waiting.firstIndex(where: { $0.isSame(as: element) }),
                !Self.comesBack(waiting[..<match], in: new[(index + 1)...])
            {
                for gone in waiting[..<match] { changes.append(.remove(gone.number)) }
                var child = waiting[match]
                waiting = waiting[(match + 1)...]
                update(&child, to: element)
                children.append(child)
            } else {
                children.append(inserted(element, into: old.number, at: index))
            }
        }
        for gone in waiting { changes.append(.remove(gone.number)) }
        old.children = children
    }

    /// Returns whether the new row still contains one of the elements that would be skipped.
    private static func comesBack(_ passed: ArraySlice<NumberedElement>, in rest: ArraySlice<SVGElement>) -> Bool {
        passed.contains { old in rest.contains { old.isSame(as: $0) } }
    }

    private mutating func inserted(_ element: SVGElement, into parent: Int, at index: Int) -> NumberedElement {
        changes.append(.insert(svg: element.document, into: parent, at: index))
        return NumberedElement(element, next: &next)
    }
}
