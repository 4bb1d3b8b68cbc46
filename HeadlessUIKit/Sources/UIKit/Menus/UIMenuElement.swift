/// The common part of menus and their entries.
@preconcurrency @MainActor open class UIMenuElement: NSObject, UIAccessibilityIdentification {
    open var title: String { storedTitle }
    open var image: UIImage? { storedImage }
    open var subtitle: String?
    open var accessibilityIdentifier: String?

    var storedTitle: String
    var storedImage: UIImage?

    init(title: String, image: UIImage?) {
        storedTitle = title
        storedImage = image
    }

    public enum State: Int, Sendable {
        case off
        case on
        case mixed
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }
}
