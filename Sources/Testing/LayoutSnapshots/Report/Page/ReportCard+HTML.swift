extension ReportCard {
    /// The card with its text and all its pictures.
    var article: HTML {
        """
        <article \(filterable)>
        <h3>\(link) \(badge)</h3>
        \(noteParagraph)\(text)<div class="pictures">
        \(figure(before, "Before", "The reference of"))\
        \(figure(after, "After", "The new layout of"))\
        \(overlay)\
        \(figure(difference, "Difference", "What changed in"))</div>
        </article>

        """
    }

    /// A small picture with its name.
    var tile: HTML {
        """
        <article \(filterable)>
        \(thumbnail)<h3>\(link)</h3>
        \(text)\(noteParagraph)</article>

        """
    }

    private var filterable: HTML {
        """
        class="card \(verdict.rawValue)" data-verdict="\(verdict.rawValue)" data-name="\(name)" data-style="\(style)" \
        data-device="\(device ?? "")" data-variants="\(variants.joined(separator: " "))"
        """
    }

    private var link: HTML {
        guard let picture else { return breakableName }
        return "<a href=\"\(file: picture)\">\(breakableName)</a>"
    }

    /// Contains places where a line may break, so that it does not break within a word.
    private var breakableName: HTML {
        let characters = name.map { "/@.".contains($0) ? "\(String($0))<wbr>" : "\(String($0))" as HTML }
        return "\(characters)"
    }

    private var badge: HTML { "<span class=\"badge\">\(verdict.rawValue)</span>" }

    private var noteParagraph: HTML {
        note.map { "<p class=\"note\">\($0)</p>\n" } ?? ""
    }

    private var text: HTML {
        details.isEmpty ? "" : "<pre tabindex=\"0\">\(details)</pre>\n"
    }

    private var thumbnail: HTML {
        guard let picture else { return "" }
        return """
            <a href="\(file: picture)" tabindex="-1" aria-hidden="true">\
            <img loading="lazy" src="\(file: picture)" alt=""></a>

            """
    }

    private func figure(_ path: String?, _ title: String, _ meaning: String) -> HTML {
        guard let path else { return "" }
        return """
            <figure class="\(title.lowercased())">
            <a href="\(file: path)"><img loading="lazy" src="\(file: path)" alt="\(meaning) \(name)"></a>
            <figcaption><span class="\(title.lowercased())">\(title)</span></figcaption>
            </figure>

            """
    }

    /// One picture over the other. Hidden until a script is present that moves the slider's edge.
    private var overlay: HTML {
        guard let before, let after else { return "" }
        return """
            <figure class="overlay" hidden>
            <div class="stack">
            <img loading="lazy" src="\(file: before)" alt="">
            <img loading="lazy" class="top" src="\(file: after)" alt="">
            <span class="edge"></span>
            <input type="range" min="0" max="100" value="50" aria-label="How much of \(name) is shown as it was before">
            </div>
            <figcaption><span class="before">Before</span> <span class="after">After</span></figcaption>
            </figure>

            """
    }
}
