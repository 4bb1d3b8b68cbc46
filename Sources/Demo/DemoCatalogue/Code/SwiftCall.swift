/// A call, such as that of an initializer, as Swift.
struct SwiftCall {
    typealias Argument = (label: String?, value: Expression)

    var name: String
    var arguments: [Argument]
    /// The statements of the trailing closure; empty without one.
    var closure: [String]

    enum Expression {
        case code(String)
        indirect case call(SwiftCall)
    }

    init(_ name: String, _ arguments: [Argument] = [], closure: [String] = []) {
        self.name = name
        self.arguments = arguments
        self.closure = closure
    }

    /// The call as text, in one line of up to 43 characters. If it is longer, or has several statements, the closure gets its
    /// own lines, and if that is not enough, so does each argument.
    ///
    /// - Parameter column: The number of characters before the call in its line.
    func text(from column: Int = 0) -> String { text(from: column, indentation: 0) }

    private static let limit = 43

    fileprivate func text(from column: Int, indentation: Int) -> String {
        if let line = inOneLine, column + line.count <= Self.limit { return line }
        guard !closure.isEmpty else { return withoutClosure(from: column, indentation: indentation) }
        let space = String(repeating: " ", count: indentation)
        let start = arguments.isEmpty ? name : withoutClosure(from: column, indentation: indentation)
        return start + " {\n" + closure.map { "\(space)    \($0)\n" }.joined() + "\(space)}"
    }

    private func withoutClosure(from column: Int, indentation: Int) -> String {
        let end = closure.isEmpty ? "" : " {"
        if let line = SwiftCall(name, arguments).inOneLine, column + line.count + end.count <= Self.limit {
            return line
        }
        guard !arguments.isEmpty else { return "\(name)()" }
        let inner = indentation + 4
        let lines = arguments.map { label, value in
            let prefix = label.map { "\($0): " } ?? ""
            return String(repeating: " ", count: inner) + prefix
                + value.text(from: inner + prefix.count, indentation: inner)
        }
        return "\(name)(\n\(lines.joined(separator: ",\n")))"
    }

    /// The call in one line; `nil` if it contains a closure of several statements.
    fileprivate var inOneLine: String? {
        var list: [String] = []
        for (label, value) in arguments {
            guard let text = value.inOneLine else { return nil }
            list.append((label.map { "\($0): " } ?? "") + text)
        }
        guard let statement = closure.first else { return "\(name)(\(list.joined(separator: ", ")))" }
        guard closure.count == 1 else { return nil }
        return (list.isEmpty ? name : "\(name)(\(list.joined(separator: ", ")))") + " { \(statement) }"
    }
}

extension SwiftCall.Expression {
    fileprivate var inOneLine: String? {
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
