import Foundation
import Testing

@testable import LayoutSnapshots

@Suite("The page of a run") struct ReportPageTests {
    @Test("What failed comes first, then what was written, what is obsolete, and what agrees; by name within")
    func order() {
        let cards = ReportCard.Verdict.allCases.reversed().flatMap { verdict in
            ["B/\(verdict)@x", "A/\(verdict)@x"].map { ReportCard(name: $0, verdict: verdict) }
        }
        let names = attributes("data-name", in: page(cards))
        #expect(
            names == [
                "A/differs@x", "B/differs@x", "A/missing@x", "B/missing@x", "A/unreadable@x", "B/unreadable@x",
                "A/changed@x", "B/changed@x", "A/recorded@x", "B/recorded@x", "A/obsolete@x", "B/obsolete@x",
                "A/unchanged@x", "B/unchanged@x",
            ])
        #expect(
            headings(page(cards)) == [
                "<h2 id=\"failed\">Failed <span class=\"count\">6</span></h2>",
                "<h2 id=\"written\">Written <span class=\"count\">4</span></h2>",
                "<h2 id=\"obsolete\">Obsolete <span class=\"count\">2</span></h2>",
                "<h2 id=\"unchanged\">Unchanged <span class=\"count\">2</span></h2>",
            ])
    }

    @Test("Every verdict has its place on the page", arguments: ReportCard.Verdict.allCases)
    func verdicts(verdict: ReportCard.Verdict) {
        let html = page([ReportCard(name: "Card/default@iPhone15.dark", verdict: verdict, details: "why")])
        #expect(html.contains("<article class=\"card \(verdict)\" data-verdict=\"\(verdict)\""))
        #expect(html.contains("data-style=\"Card\" data-device=\"iPhone15\" data-variants=\"dark\">"))
        #expect(html.contains("<pre tabindex=\"0\">why</pre>"))
        #expect(headings(html).count == 1)
    }

    @Test("A failure has the reference, what there is now, both in one, and what is different, each with its meaning")
    func failedCard() {
        let html = page([
            ReportCard(
                name: "Card/a@x", verdict: .differs, details: "Card/a@x: 1 node differs",
                before: "Card/a@x/reference.svg",
                after: "Card/a@x/actual.svg", difference: "Card/a@x/diff.svg", note: "16 kB")
        ])
        #expect(
            article(html) == """
                <article class="card differs" data-verdict="differs" data-name="Card/a@x" data-style="Card" data-device="x" data-variants="">
                <h3><a href="Card/a@x/reference.svg">Card/<wbr>a@<wbr>x</a> <span class="badge">differs</span></h3>
                <p class="note">16 kB</p>
                <pre tabindex="0">Card/a@x: 1 node differs</pre>
                <div class="pictures">
                <figure class="before">
                <a href="Card/a@x/reference.svg"><img loading="lazy" src="Card/a@x/reference.svg" alt="The reference of Card/a@x"></a>
                <figcaption><span class="before">Before</span></figcaption>
                </figure>
                <figure class="after">
                <a href="Card/a@x/actual.svg"><img loading="lazy" src="Card/a@x/actual.svg" alt="The new layout of Card/a@x"></a>
                <figcaption><span class="after">After</span></figcaption>
                </figure>
                <figure class="overlay" hidden>
                <div class="stack">
                <img loading="lazy" src="Card/a@x/reference.svg" alt="">
                <img loading="lazy" class="top" src="Card/a@x/actual.svg" alt="">
                <span class="edge"></span>
                <input type="range" min="0" max="100" value="50" aria-label="How much of Card/a@x is shown as it was before">
                </div>
                <figcaption><span class="before">Before</span> <span class="after">After</span></figcaption>
                </figure>
                <figure class="difference">
                <a href="Card/a@x/diff.svg"><img loading="lazy" src="Card/a@x/diff.svg" alt="What changed in Card/a@x"></a>
                <figcaption><span class="difference">Difference</span></figcaption>
                </figure>
                </div>
                </article>
                """)
    }

    @Test("A missing reference shows the new layout, and no overlay")
    func missingCard() {
        let html = page([ReportCard(name: "Card/a@x", verdict: .missing, after: "actual.svg")])
        #expect(article(html).contains("<h3><a href=\"actual.svg\">Card/<wbr>a@<wbr>x</a>"))
        #expect(article(html).contains("alt=\"The new layout of Card/a@x\""))
        #expect(!article(html).contains("overlay"))
        #expect(!article(html).contains("<pre"))
    }

    @Test("A layout that agrees is a small picture that is loaded when it becomes visible")
    func tile() {
        let html = page([ReportCard(name: "Card/a@x", verdict: .unchanged, before: "../Snapshots/Card/a@x.svg")])
        #expect(
            article(html) == """
                <article class="card unchanged" data-verdict="unchanged" data-name="Card/a@x" data-style="Card" data-device="x" data-variants="">
                <a href="../Snapshots/Card/a@x.svg" tabindex="-1" aria-hidden="true"><img loading="lazy" src="../Snapshots/Card/a@x.svg" alt=""></a>
                <h3><a href="../Snapshots/Card/a@x.svg">Card/<wbr>a@<wbr>x</a></h3>
                </article>
                """)
    }

    @Test("The filters offer what there is, and nothing that could not choose")
    func filters() {
        let html = page([
            ReportCard(name: "Popup/a@iPhone15.dark.rtl", verdict: .unchanged),
            ReportCard(name: "Card/a@iPhone15", verdict: .differs), ReportCard(name: "Card/b", verdict: .unchanged),
        ])
        #expect(options("verdict", html) == ["differs", "unchanged"])
        #expect(options("style", html) == ["Card", "Popup"])
        #expect(options("variant", html) == ["dark", "rtl"])
        #expect(options("device", html) == [])
        #expect(html.contains("<form id=\"filters\" role=\"search\" aria-label=\"Filter the layouts\" hidden>"))
    }

    @Test("Names, texts, notes and the summary cannot become markup")
    func hostileText() {
        let evil = "<img src=x onerror=\"alert('1')\">&"
        let html = ReportPage(
            cards: ReportCard.Verdict.allCases.map {
                ReportCard(
                    name: "\(evil)/\(evil)@\(evil).\(evil)", verdict: $0, details: evil, before: evil, after: evil,
                    difference: evil, note: evil)
            }, summary: evil
        ).html
        #expect(!html.contains("<img src=x"))
        #expect(!html.contains("onerror=\""))
        #expect(
            html.contains("<p class=\"summary\">&lt;img src=x onerror=&quot;alert(&apos;1&apos;)&quot;&gt;&amp;</p>"))
        #expect(html.contains("href=\"%3Cimg%20src%3Dx%20onerror%3D%22alert%28%271%27%29%22%3E%26\""))
    }

    @Test("Equal cards give equal bytes, in whatever order they come")
    func canonical() {
        let cards = ["Card/b@x", "Card/a@x", "Card/B@x"].flatMap { name in
            [ReportCard.Verdict.differs, .unchanged].map { ReportCard(name: name, verdict: $0) }
        }
        #expect(page(cards) == page(cards.reversed()))
    }

    @Test("The page asks nothing of a network")
    func isSelfContained() {
        let html = page([ReportCard(name: "Card/a@x", verdict: .differs, before: "a.svg", after: "b.svg")])
        #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("@import"))
        #expect(!html.contains("<link") && !html.contains("<script src"))
    }

    @Test("A run without anything to show is a page with its summary")
    func empty() {
        let html = ReportPage(cards: [], summary: "nothing was compared").html
        #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
        #expect(html.hasSuffix("</html>\n"))
        #expect(html.contains("<title>Layouts: nothing was compared</title>"))
        #expect(headings(html) == [])
    }

    private func page(_ cards: [ReportCard]) -> String {
        ReportPage(cards: cards, summary: "").html
    }

    private func attributes(_ name: String, in html: String) -> [String] {
        html.components(between: " \(name)=\"", and: "\"")
    }

    private func headings(_ html: String) -> [String] {
        html.split(separator: "\n").filter { $0.hasPrefix("<h2") }.map(String.init)
    }

    private func article(_ html: String) -> String {
        "<article" + (html.components(between: "<article", and: "</article>").first ?? "") + "</article>"
    }

    private func options(_ menu: String, _ html: String) -> [String] {
        let select = html.components(between: "<select name=\"\(menu)\">", and: "</select>").first ?? ""
        return select.components(between: "<option>", and: "</option>")
    }
}

extension String {
    /// Returns the text between each occurrence of the first mark and the next one of the second.
    fileprivate func components(between start: String, and end: String) -> [String] {
        var found: [String] = []
        var rest = self[...]
        while let open = rest.range(of: start) {
            rest = rest[open.upperBound...]
            guard let close = rest.range(of: end) else { break }
            found.append(String(rest[..<close.lowerBound]))
            rest = rest[close.upperBound...]
        }
        return found
    }
}
