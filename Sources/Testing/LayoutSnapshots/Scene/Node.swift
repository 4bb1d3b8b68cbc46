/// A view or a layer that shows something, clips something, or has a name.
package struct Node: Hashable, Sendable {
    /// The kind of a node: its nearest public class, never its private class.
    package enum Kind: String, CaseIterable, Sendable {
        case view, label, button, image, field, control, scroll, blur, vibrancy, layer, gradient, shape
    }

    /// The names of the node's ancestors and its own, with `/` between them. Unique in a scene.
    package var id: String
    package var kind: Kind
    package var frame: Frame
    package var transform = Transform()
    /// Set if the node is seen in perspective.
    package var perspective: Perspective?
    package var corners: Corners?
    package var alpha: Fraction = 1
    package var background: Color?
    package var material: Material?
    package var gradient: Gradient?
    package var image: Image?
    package var shape: Shape?
    package var border: Border?
    package var shadow: LayerShadow?
    /// True if the node clips its content at its outline.
    package var clips = false
    package var label: Label?
    package var accessibilityLabel: String?
    /// True if assistive technology ignores the node's siblings.
    package var isModal = false
    /// Back to front.
    package var children: [Node] = []

    package init(_ id: String, _ kind: Kind = .view, _ frame: Frame) {
        self.id = id
        self.kind = kind
        self.frame = frame
    }

    /// The last component of the id.
    package var name: Substring {
        id.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    }

    /// Returns whether the node, with its content, is at another place.
    func isElsewhere(than other: Node) -> Bool {
        frame.x != other.frame.x || frame.y != other.frame.y || transform != other.transform
            || perspective != other.perspective
    }

    /// The number of its descendants.
    package var descendantCount: Int {
        children.reduce(0) { $0 + 1 + $1.descendantCount }
    }

    /// The visible corners. A view that casts a shadow often leaves the rounding to a clipping view inside.
    package var visibleCorners: Corners? {
        guard corners == nil else { return corners }
        return children.first { $0.frame == frame.atOrigin && $0.corners != nil }?.corners
    }

    /// The corners whose radii differ from the visible ones: those of nested clipping views, each of which rounds
    /// corners that the outer ones leave square.
    package var furtherCorners: [Corners] {
        guard corners == nil, let clip = children.first(where: { $0.frame == frame.atOrigin && $0.corners != nil }),
            let first = clip.corners
        else { return [] }
        return clip.innerCorners(beside: first.rounded)
    }

    private func innerCorners(beside rounded: Corners.Mask) -> [Corners] {
        let inner = children.first { $0.clips && $0.frame == frame.atOrigin && $0.corners != nil }
        guard clips, let inner, let own = inner.corners, own.rounded.isDisjoint(with: rounded) else { return [] }
        return [own] + inner.innerCorners(beside: rounded.union(own.rounded))
    }
}
