import Foundation

// Foundation on Linux declares neither of these.

/// An object that a drag can transfer.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types in which it can be transferred, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// Contains the object of a drag. Nothing is written or read here: a drag stays inside its list.
open class NSItemProvider: NSObject {
    /// The types that it can be read as, the best first.
    open private(set) var registeredTypeIdentifiers: [String] = []
    /// A name for a file of it. Defaults to nil.
    open var suggestedName: String?

    public override init() {
        super.init()
    }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
    }

    /// Returns whether it can be read as that type. Types are compared by name only.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }
}

extension NSString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}
