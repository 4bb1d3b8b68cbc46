/// The form that filters the cards. Hidden until its script is running.
struct ReportFilters {
    let cards: [ReportCard]

    var html: HTML {
        """
        <form id="filters" role="search" aria-label="Filter the layouts" hidden>
        <label class="search"><span>Search</span> <input type="search" name="search" placeholder="Name" \
        autocomplete="off"></label>
        \(menu("verdict", "Verdict", verdicts))\
        \(menu("style", "Style", values { [$0.style] }))\
        \(menu("device", "Device", values { $0.device.map { [$0] } ?? [] }))\
        \(menu("variant", "Variant", values(\.variants)))\
        <output id="shown" aria-live="polite"></output>
        </form>
        """
    }

    private func menu(_ name: String, _ title: String, _ values: [String]) -> HTML {
        guard values.count > 1 || name == "variant" && !values.isEmpty else { return "" }
        let options = values.map { "<option>\($0)</option>\n" as HTML }
        return """
            <label><span>\(title)</span> <select name="\(name)">
            <option value="">All</option>
            \(options)</select></label>

            """
    }

    /// In the order of the page, not alphabetically.
    private var verdicts: [String] {
        ReportSection.all.flatMap(\.verdicts).filter { verdict in cards.contains { $0.verdict == verdict } }
            .map(\.rawValue)
    }

    private func values(_ parts: (ReportCard) -> [String]) -> [String] {
        Set(cards.flatMap(parts)).sorted()
    }
}
