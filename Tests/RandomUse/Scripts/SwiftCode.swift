import Foundation

extension Operation {
    /// The operation as Swift code, such as `.present(.card, [.margin(.nan)], .plain, from: .top, animated: true)`.
    package var code: String { SwiftCode.of(self) }
}

/// Values of enumerations, with their associated values, as Swift code.
enum SwiftCode {
    static func of(_ value: Any) -> String {
        switch value {
        case let text as String: return "\"\(text)\""
        case let number as CGFloat: return of(Double(number))
        case let number as Float: return of(Double(number))
        case let number as Double: return of(number)
        case let vector as Vector: return "Vector(\(of(Double(vector.x))), \(of(Double(vector.y))))"
        case is Int, is Bool: return "\(value)"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .collection {
            return "[" + mirror.children.map { of($0.value) }.joined(separator: ", ") + "]"
        }
        // A case without associated values is its name.
        guard mirror.displayStyle == .enum, let (label, payload) = mirror.children.first, let label else {
            return ".\(value)"
        }
        return ".\(label)(\(values(of: payload)))"
    }

    private static func of(_ number: Double) -> String {
        if number.isNaN { return ".nan" }
        if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
        return "\(number)"
    }

    private static func values(of payload: Any) -> String {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else { return of(payload) }
        return mirror.children.map { label, value in
            // A value without a label is named by its index.
            guard let label, !label.hasPrefix(".") else { return of(value) }
            return "\(label): \(of(value))"
        }.joined(separator: ", ")
    }
}
