// Apple declares these for every `NSObject`. In Swift a class cannot override what an extension of its superclass
// declares, so responders declare them themselves, and an extension of the protocol of all objects has them for the rest:
// for elements that a kit knows as `NSObject` only.

extension NSObjectProtocol where Self: NSObject {
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { element.isAccessibilityElement }
        set { element.isAccessibilityElement = newValue }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { element.accessibilityLabel }
        set { element.accessibilityLabel = newValue }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { element.accessibilityValue }
        set { element.accessibilityValue = newValue }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { element.accessibilityHint }
        set { element.accessibilityHint = newValue }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { element.accessibilityTraits }
        set { element.accessibilityTraits = newValue }
    }
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { element.accessibilityFrame }
        set { element.accessibilityFrame = newValue }
    }
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { element.accessibilityElements }
        set { element.accessibilityElements = newValue }
    }
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { element.accessibilityElementsHidden }
        set { element.accessibilityElementsHidden = newValue }
    }
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { element.accessibilityViewIsModal }
        set { element.accessibilityViewIsModal = newValue }
    }
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get { element.shouldGroupAccessibilityChildren }
        set { element.shouldGroupAccessibilityChildren = newValue }
    }
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { element.accessibilityCustomActions }
        set { element.accessibilityCustomActions = newValue }
    }

    @MainActor private var element: UIResponder { self as? UIResponder ?? ElementStandIns.shared.standIn(for: self) }
}

/// Responders with the values of objects that are none, for as long as those live.
@MainActor
private final class ElementStandIns {
    static let shared = ElementStandIns()

    private struct Entry {
        weak var object: NSObject?
        let standIn: UIResponder
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    func standIn(for object: NSObject) -> UIResponder {
        // A released object's address may be that of another one by now.
        if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.standIn }
        entries = entries.filter { $0.value.object != nil }
        let entry = Entry(object: object, standIn: UIResponder())
        entries[ObjectIdentifier(object)] = entry
        return entry.standIn
    }
}
