import CommandOptions
import RandomUseScripts

/// The options of the command line.
struct Settings {
    static let usage = """
        Usage: random-use [--seeds 1...1000 | --seed 7] [--operations 500] [--jobs 2] [--limit 60] [--shrink 10]

          --seeds       The first and the last seed. Defaults to 1...20.
          --seed        One seed; the script is printed as well.
          --operations  The number of operations of a script. Defaults to 500.
          --jobs        The number of processes at a time. Defaults to 2.
          --limit       Seconds after which a process counts as hanging. Defaults to 60.
          --shrink      The number of failing seeds that are shortened. Defaults to 10.
          --without     clock or events: a comparison to leave out. Events are compared for every fourth seed.
        """

    var seeds = 1...20
    var operations = 500
    var jobs = 2
    var limit = 60.0
    var shrinks = 10
    var checks = RandomUse.Checks.all
    var prints = false
    /// The seed that this process plays as a child.
    var played: Int?
    var selection: Selection?

    init(_ words: some Sequence<String>) throws {
        var options = CommandLineOptions(words)
        while let option = options.next() {
            switch option {
            case "--seeds": seeds = try Self.range(try options.value(of: option, called: "a range such as 1...1000"))
            case "--seed":
                let seed = try Self.number(try options.value(of: option, called: "a number"))
                seeds = seed...seed
            case "--operations": operations = try Self.number(try options.value(of: option, called: "a number"))
            case "--jobs": jobs = max(1, try Self.number(try options.value(of: option, called: "a number")))
            case "--limit": limit = Double(try Self.number(try options.value(of: option, called: "seconds")))
            case "--shrink": shrinks = try Self.number(try options.value(of: option, called: "a number"))
            case "--without":
                switch try options.value(of: option, called: "clock or events") {
                case "clock": checks.remove(.clock)
                case "events": checks.remove(.events)
                case let other: throw UsageError("\(other) is neither clock nor events")
                }
            case "--play": played = try Self.number(try options.value(of: option, called: "a seed"))
            case "--print": prints = true
            case "--keep":
                let text = try options.value(of: option, called: "operations")
                guard let selection = Selection(text) else { throw UsageError("\(text) does not select operations") }
                self.selection = selection
            default: throw UsageError("unknown option \(option)")
            }
            try options.finish(option)
        }
    }

    private static func number(_ text: String) throws -> Int {
        guard let number = Int(text), number >= 0 else { throw UsageError("\(text) is not a number") }
        return number
    }

    private static func range(_ text: String) throws -> ClosedRange<Int> {
        let parts = text.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 2, parts[0] <= parts[1], text.contains("...") else {
            throw UsageError("\(text) is not a range such as 1...1000")
        }
        return parts[0]...parts[1]
    }

    /// Returns the arguments of a child process.
    func words(seed: Int, selection: Selection?) -> [String] {
        var words = ["--play", "\(seed)", "--operations", "\(operations)"]
        if !checks.contains(.clock) { words += ["--without", "clock"] }
        if !checks.contains(.events) { words += ["--without", "events"] }
        if let selection { words += ["--keep", selection.text] }
        return words
    }
}
