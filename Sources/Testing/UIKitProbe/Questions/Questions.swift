extension Probe {
    /// The questions that nobody has settled, in order.
    package static var questions: [Entry] {
        (touches + requests + sizes + order + interaction + surroundings).sorted { number($0) < number($1) }
    }

    private static func number(_ entry: Entry) -> Int { Int(entry.code.dropFirst(2)) ?? 0 }
}
