/// The report as one page of HTML: failures first, with their texts and pictures, then written references, references
/// that no test uses, and everything that agrees.
///
/// It needs no server and no network. Without scripts the pictures stand side by side; with them one can be drawn over
/// the other, and the page can be filtered. Equal cards give equal bytes in any order.
struct ReportPage: Sendable {
    private let cards: [ReportCard]
    private let summary: String

    init(cards: [ReportCard], summary: String) {
        self.cards = cards.sorted {
            ($0.name, $0.verdict.rawValue, $0.details) < ($1.name, $1.verdict.rawValue, $1.details)
        }
        self.summary = summary
    }

    var html: String {
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Layouts: \(summary)</title>
            <style>
            \(ReportStyle.sheet)
            </style>
            </head>
            <body>
            <header>
            <h1>Layouts</h1>
            <p class="summary">\(summary)</p>
            </header>
            \(ReportFilters(cards: cards).html)
            <main>
            \(ReportSection.all.map { $0.html(cards) })</main>
            <script>
            \(ReportScript.text)
            </script>
            </body>
            </html>

            """
        return page.text
    }
}

/// Cards with something in common.
struct ReportSection {
    let title: String
    let verdicts: [ReportCard.Verdict]
    /// True if its cards are small pictures, false if they are large ones with their text.
    var isGrid = false

    static let all = [
        ReportSection(title: "Failed", verdicts: [.differs, .missing, .unreadable]),
        ReportSection(title: "Written", verdicts: [.changed, .recorded]),
        ReportSection(title: "Obsolete", verdicts: [.obsolete], isGrid: true),
        ReportSection(title: "Unchanged", verdicts: [.unchanged], isGrid: true),
    ]

    func html(_ cards: [ReportCard]) -> HTML {
        let own = verdicts.flatMap { verdict in cards.filter { $0.verdict == verdict } }
        guard !own.isEmpty else { return "" }
        let name = title.lowercased()
        return """
            <section aria-labelledby="\(name)">
            <h2 id="\(name)">\(title) <span class="count">\(own.count)</span></h2>
            <div class="\(isGrid ? "grid" : "list")">
            \(own.map { isGrid ? $0.tile : $0.article })</div>
            </section>

            """
    }
}
