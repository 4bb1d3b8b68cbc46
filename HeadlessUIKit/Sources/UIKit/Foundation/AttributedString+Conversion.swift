// Foundation on Linux does not convert between the attributed strings of Swift and of Objective-C. These know the
// attributes of UIKit, and links; others are dropped.

@_documentation(visibility: internal)
extension NSAttributedString {
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString()
        for run in attrStr.runs {
            let text = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: Dictionary(run.attributes)))
        }
        self.init(attributedString: result)
    }
}

@_documentation(visibility: internal)
extension AttributedString {
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let text = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}

@_documentation(visibility: internal)
extension AttributeContainer {
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in AttributeConversion.all {
            if let value = dictionary[attribute.key] { attribute.add(value, &self) }
        }
    }
}

@_documentation(visibility: internal)
extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    public init(_ container: AttributeContainer) {
        self.init()
        for attribute in AttributeConversion.all { self[attribute.key] = attribute.value(container) }
    }
}

/// One attribute in both kinds of attributed strings.
private struct AttributeConversion: Sendable {
    let key: NSAttributedString.Key
    let value: @Sendable (AttributeContainer) -> Any?
    let add: @Sendable (Any, inout AttributeContainer) -> Void

    /// - Parameters:
    ///   - read: Turns a value of the old kind into one of the new kind; nil for one of another type.
    ///   - write: The opposite.
    init<T: AttributedStringKey>(
        _ type: T.Type, read: @escaping @Sendable (Any) -> T.Value? = { $0 as? T.Value },
        write: @escaping @Sendable (T.Value) -> Any = { $0 }
    ) where T.Value: Sendable {
        key = NSAttributedString.Key(T.name)
        value = { container in container[type].map(write) }
        add = { value, container in container[type] = read(value) }
    }

    static let all: [AttributeConversion] = {
        typealias UIKit = AttributeScopes.UIKitAttributes
        @Sendable func number(_ value: Any) -> CGFloat? { CGFloat(attribute: value) }
        @Sendable func lines(_ value: Any) -> NSUnderlineStyle? {
            (value as? Int).map(NSUnderlineStyle.init(rawValue:))
        }
        return [
            AttributeConversion(UIKit.FontAttribute.self),
            AttributeConversion(UIKit.ParagraphStyleAttribute.self),
            AttributeConversion(UIKit.ForegroundColorAttribute.self),
            AttributeConversion(UIKit.BackgroundColorAttribute.self),
            AttributeConversion(UIKit.KernAttribute.self, read: number),
            AttributeConversion(UIKit.TrackingAttribute.self, read: number),
            AttributeConversion(UIKit.UnderlineStyleAttribute.self, read: lines, write: { $0.rawValue }),
            AttributeConversion(UIKit.UnderlineColorAttribute.self),
            AttributeConversion(UIKit.StrikethroughStyleAttribute.self, read: lines, write: { $0.rawValue }),
            AttributeConversion(UIKit.StrikethroughColorAttribute.self),
            AttributeConversion(UIKit.BaselineOffsetAttribute.self, read: number),
            AttributeConversion(AttributeScopes.FoundationAttributes.LinkAttribute.self),
        ]
    }()
}
