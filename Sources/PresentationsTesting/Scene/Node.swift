/// A view or a layer that shows something, clips something, or has a name.
struct Node: Hashable, Sendable {
    /// What a node is: the nearest class with public behaviour, never a class's own name.
    enum Kind: String, CaseIterable, Sendable {
        case view, label, button, image, field, control, scroll, blur, vibrancy, layer, gradient, shape
    }

    /// The names of the node's ancestors and its own, with `/` between them. Unique in a scene.
    var id: String
    var kind: Kind
    var frame: Frame
    var transform = Transform()
    var corners: Corners?
    var alpha: Fraction = 1
    var background: Color?
    var material: Material?
    var gradient: Gradient?
    var image: Image?
    var shape: Shape?
    var border: Border?
    var shadow: Shadow?
    /// Whether what the node contains is cut off at its outline.
    var clips = false
    var label: Label?
    var accessibilityLabel: String?
    /// Whether assistive technology ignores the node's siblings.
    var isModal = false
    /// Back to front.
    var children: [Node] = []

    init(_ id: String, _ kind: Kind = .view, _ frame: Frame) {
        self.id = id
        self.kind = kind
        self.frame = frame
    }

    /// The last component of the id.
    var name: Substring {
        id.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    }

    /// How many nodes there are below this one.
    var descendantCount: Int {
        children.reduce(0) { $0 + 1 + $1.descendantCount }
    }
}
