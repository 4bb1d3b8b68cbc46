/// A call, such as that of an initializer, as Swift.
struct SwiftCall {
    typealias Argument = (label: String?, value: Expression)

    var name: String
    var arguments: [Argument]
    /// What follows in braces.
    var closure: String?

    enum Expression {
        case code(String)
        indirect case call(SwiftCall)
    }

    init(_ name: String, _ arguments: [Argument] = [], closure: String? = nil) {
        self.name = name
        self.arguments = arguments
        self.closure = closure
    }

    /// The call, in one line if that has no more than 48 characters, and otherwise with a line for each argument.
    var text: String { text(from: 0, indentation: 0) }

    private static let limit = 48

    fileprivate func text(from column: Int, indentation: Int) -> String {
        let line = inOneLine
        guard column + line.count > Self.limit, !arguments.isEmpty else { return line }
        let inner = indentation + 4
        let lines = arguments.map { label, value in
            let prefix = label.map { "\($0): " } ?? ""
            return String(repeating: " ", count: inner) + prefix
                + value.text(from: inner + prefix.count, indentation: inner)
        }
        return "\(name)(\n\(lines.joined(separator: ",\n")))\(braces)"
    }

    fileprivate var inOneLine: String {
        let list = arguments.map { label, value in (label.map { "\($0): " } ?? "") + value.inOneLine }
        return "\(name)(\(list.joined(separator: ", ")))\(braces)"
    }

    private var braces: String { closure.map { " { \($0) }" } ?? "" }
}

extension SwiftCall.Expression {
    fileprivate var inOneLine: String {
        switch self {
        case .code(let code): code
        case .call(let call): call.inOneLine
        }
    }

    fileprivate func text(from column: Int, indentation: Int) -> String {
        switch self {
        case .code(let code): code
        case .call(let call): call.text(from: column, indentation: indentation)
        }
    }
}
