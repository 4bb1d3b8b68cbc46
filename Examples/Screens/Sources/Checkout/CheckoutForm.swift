import UIKit

/// The steps counted by the progress bar.
nonisolated enum CheckoutStep: CaseIterable, Sendable {
    case contact, address, delivery, payment

    var fields: [CheckoutField] {
        switch self {
        case .contact: [.email, .phone]
        case .address: [.name, .street, .postcode, .city, .country]
        case .delivery: []
        case .payment: [.cardNumber, .expiry, .securityCode]
        }
    }
}

/// A text field of the form: its label, keyboard and rules.
nonisolated enum CheckoutField: String, CaseIterable, Hashable, Sendable {
    case email, phone, name, street, postcode, city, country, cardNumber, expiry, securityCode

    var title: String {
        switch self {
        case .email: "Email"
        case .phone: "Phone"
        case .name: "Full Name"
        case .street: "Street and Number"
        case .postcode: "Postcode"
        case .city: "City"
        case .country: "Country"
        case .cardNumber: "Card Number"
        case .expiry: "Expiry (MM/YY)"
        case .securityCode: "Security Code"
        }
    }

    var keyboardType: UIKeyboardType {
        switch self {
        case .email: .emailAddress
        case .phone: .phonePad
        case .cardNumber, .expiry, .securityCode: .numberPad
        case .postcode: .numbersAndPunctuation
        default: .default
        }
    }

    var contentType: UITextContentType {
        switch self {
        case .email: .emailAddress
        case .phone: .telephoneNumber
        case .name: .name
        case .street: .fullStreetAddress
        case .postcode: .postalCode
        case .city: .addressCity
        case .country: .countryName
        case .cardNumber: .creditCardNumber
        case .expiry: .creditCardExpiration
        case .securityCode: .creditCardSecurityCode
        }
    }

    var capitalization: UITextAutocapitalizationType {
        switch self {
        case .name, .street, .city: .words
        case .postcode: .allCharacters
        default: .none
        }
    }

    /// The grouping of fields that hold digits only.
    var digitMask: DigitMask? {
        switch self {
        case .cardNumber: DigitMask(groups: [4, 4, 4, 4], separator: " ")
        case .expiry: DigitMask(groups: [2, 2], separator: "/")
        case .securityCode: DigitMask(groups: [4], separator: " ")
        default: nil
        }
    }

    /// What is wrong with the text, or nil when it is fine.
    func error(in text: String, now: Date = .now) -> String? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return "Required" }
        switch self {
        case .email:
            return text.wholeMatch(of: /[^@\s]+@[^@\s]+\.[A-Za-z]{2,}/) == nil ? "Enter a valid email address" : nil
        case .phone:
            return text.filter(\.isNumber).count < 6 ? "Enter a valid phone number" : nil
        case .cardNumber:
            return Self.passesLuhnCheck(text) ? nil : "Enter a valid card number"
        case .expiry:
            return Self.isFuture(expiry: text, now: now) ? nil : "Enter a date in the future"
        case .securityCode:
            return text.count < 3 ? "Enter 3 or 4 digits" : nil
        case .name, .street, .postcode, .city, .country:
            return nil
        }
    }

    private static func passesLuhnCheck(_ text: String) -> Bool {
        let digits = text.compactMap(\.wholeNumberValue)
        guard digits.count == 16 else { return false }
        let sum = digits.reversed().enumerated().reduce(0) { sum, element in
            let doubled = element.element * (element.offset.isMultiple(of: 2) ? 1 : 2)
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        }
        return sum.isMultiple(of: 10)
    }

    private static func isFuture(expiry: String, now: Date) -> Bool {
        let parts = expiry.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, expiry.count == 5, (1...12).contains(parts[0]) else { return false }
        let today = Calendar(identifier: .gregorian).dateComponents([.year, .month], from: now)
        guard let year = today.year, let month = today.month else { return false }
        return (2000 + parts[1], parts[0]) >= (year, month)
    }
}

/// Groups digits while they are typed and keeps the caret where the person expects it.
nonisolated struct DigitMask: Sendable {
    let groups: [Int]
    let separator: String

    var capacity: Int { groups.reduce(0, +) }

    func format(_ digits: String) -> String {
        var rest = Substring(digits.prefix(capacity))
        var parts: [Substring] = []
        for length in groups where !rest.isEmpty {
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: separator)
    }

    func replacing(_ range: NSRange, in text: String, with replacement: String) -> (text: String, caret: Int) {
        let source = text as NSString
        var range = range
        // Deleting a separator takes the digit in front of it as well.
        if replacement.isEmpty, range.length == 1, range.location > 0, source.substring(with: range) == separator {
            range = NSRange(location: range.location - 1, length: 2)
        }
        let head = digits(in: source.substring(to: range.location) + replacement)
        let tail = digits(in: source.substring(from: NSMaxRange(range)))
        return (format(head + tail), format(head).count)
    }

    private func digits(in text: String) -> String {
        text.filter { $0.isASCII && $0.isNumber }
    }
}
