/// A task as a program gets it, and how often it is done to be counted.
public struct CountedTask: Sendable {
    /// The arguments of the program but for the number of times: a name, and for some a size.
    public let arguments: [String]
    public let times: Int

    public init(_ name: String, size: Int? = nil, times: Int) {
        arguments = [name] + (size.map { ["\($0)"] } ?? [])
        self.times = times
    }

    public var name: String { arguments.joined(separator: " ") }
}

/// What tasks cost, in instructions.
public struct Counts: Equatable, Sendable {
    /// By the names of the tasks.
    public var instructions: [String: Int] = [:]

    public init() {}

    /// Reads lines with the name of a task, a tab, and a number.
    public init(text: some StringProtocol) throws {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t")
            guard fields.count == 2, let number = Int(fields[1]) else {
                throw Complaint("\"\(line)\" is no task with a number.")
            }
            instructions[String(fields[0])] = number
        }
    }

    /// The lines, sorted by name.
    public var text: String {
        instructions.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
    }

    /// The number of a task that has been counted.
    public func of(_ name: some RawRepresentable<String>, size: Int? = nil) throws -> Int {
        let name = CountedTask(name.rawValue, size: size, times: 1).name
        guard let number = instructions[name] else { throw Complaint("\(name) has not been counted.") }
        return number
    }
}
