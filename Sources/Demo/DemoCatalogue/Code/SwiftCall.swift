/// A call, such as that of an initializer, as Swift.
struct SwiftCall {
    typealias Argument = (label: String?, value: Expression)

    var name: String
    var arguments: [Argument]
    /// The body of the trailing closure, if there is one.
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

    /// The call as text, in one line of up to 43 characters. If it is longer, the closure gets its own line, and if that is
    /// not enough, so does each argument.
    ///
    /// - Parameter column: The number of characters before the call in its line.
    func text(from column: Int = 0) -> String { text(from: column, indentation: 0) }

    private static let limit = 43

    fileprivate func text(from column: Int, indentation: Int) -> String {
        let line = inOneLine
        guard column + line.count > Self.limit else { return line }
        guard let closure else { return withoutClosure(from: column, indentation: indentation) }
        let space = String(repeating: " ", count: indentation)
        return withoutClosure(from: column, indentation: indentation) + " {\n\(space)    \(closure)\n\(space)}"
    }

    private func withoutClosure(from column: Int, indentation: Int) -> String {
        let line = SwiftCall(name, arguments).inOneLine
        let length = column + line.count + (closure == nil ? 0 : " {".count)
        guard length > Self.limit, !arguments.isEmpty else { return line }
        let inner = indentation + 4
        let lines = arguments.map { label, value in
            let prefix = label.map { "\($0): " } ?? ""
            return String(repeating: " ", count: inner) + prefix
                + value.text(from: inner + prefix.count, indentation: inner)
        }
        return "\(name)(\n\(lines.joined(separator: ",\n")))"
    }

    fileprivate var inOneLine: String {
        let list = arguments.map { label, value in (label.map { "\($0): " } ?? "") + value.inOneLine }
        return "\(name)(\(list.joined(separator: ", ")))" + (closure.map { " { \($0) }" } ?? "")
    }
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
