extension Probe {
    /// The questions that nobody has settled, in order, after the one whose answer matters most.
    package static var questions: [Entry] {
        let all = touches + requests + sizes + order + interaction + surroundings + dismissals + screens
        return all.sorted { rank($0) < rank($1) }
    }

    private static func rank(_ entry: Entry) -> Int { entry.code == "Q-18" ? 0 : number(entry) }

    private static func number(_ entry: Entry) -> Int { Int(entry.code.dropFirst(2)) ?? 0 }
}
