import CommandOptions

/// What the user asked for.
enum Command: Equatable {
    case help
    case list(pattern: String?)
    /// `folder` nil means Snapshots in the package's own folder, `pattern` nil every picture and the pages.
    case render(folder: String?, pattern: String?)

    init(arguments: [String]) throws {
        var options = CommandLineOptions(arguments)
        var (folder, pattern): (String?, String?)
        var (wantsHelp, wantsList) = (false, false)
        while let option = options.next() {
            switch option {
            case "--help", "-h": wantsHelp = true
            case "--list": wantsList = true
            case "--only": pattern = try options.value(of: option, called: "a pattern")
            case "--output": folder = try options.value(of: option, called: "a folder")
            case _ where option.hasPrefix("-"): throw UsageError("unknown option \(option)")
            default: throw UsageError("nothing can be done with \(option)")
            }
            try options.finish(option)
        }
        self = wantsHelp ? .help : wantsList ? .list(pattern: pattern) : .render(folder: folder, pattern: pattern)
    }

    static let usage = "usage: swift run gallery [--only PATTERN] [--output DIR] [--list] [--help]"

    static let manual = """
        Renders every presentation of the kit on real screens: SVG pictures, filmstrips, and pages that show them.

        \(usage)

          --only PATTERN   only the pictures whose name contains PATTERN; * stands for any text.
                           The pages stay as they are.
          --output DIR     where to put the pictures and the pages, instead of Snapshots in this package.
          --list           print the names of the pictures and render nothing.
          --help, -h       print this.

        Files whose bytes would not change are left alone, and nothing is ever deleted.
        The pictures of the package's documentation are copies of these, and are updated too, unless there is --output.
        Checks that every presented view lies inside its container, that every movement ends where it must, and that
        every number is finite.
        Exit status: 0 success, 1 a check failed or a file cannot be read or written, 64 wrong usage.
        """
}
