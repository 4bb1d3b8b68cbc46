/// The items under a finger while it drags them.
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// True if the items may leave their old place.
    var allowsMoveOperation: Bool { get }
    /// Drags do not leave the app here.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Where the finger is.
    func location(in view: UIView) -> CGPoint
    /// Tells whether one of the items is of one of the types. A type stands for itself alone.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag that has begun in this app.
@MainActor
public protocol UIDragSession: UIDragDropSession {
    /// For whoever has begun the drag. Defaults to nil.
    var localContext: Any? { get set }
}

/// The drag of a row.
final class RowDragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var allowsMoveOperation = true
    var localContext: Any?
    let isRestrictedToDraggingApplication = true
    private weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        super.init()
    }

    func location(in view: UIView) -> CGPoint { recognizer?.location(in: view) ?? .zero }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { typeIdentifiers.contains(where: $0.itemProvider.hasItemConformingToTypeIdentifier) }
    }
}
