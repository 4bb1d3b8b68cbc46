/// The items under a finger while it drags them.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// True if the items may be moved from their old place.
    var allowsMoveOperation: Bool { get }
    /// True: drags do not leave the app here.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the location of the finger.
    func location(in view: UIView) -> CGPoint
    /// Returns whether one of the items has one of the types. Types are compared by name only.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag that has begun in this app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value for the code that has begun the drag. Defaults to nil.
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
