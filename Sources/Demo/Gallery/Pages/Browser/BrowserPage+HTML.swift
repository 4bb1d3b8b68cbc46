extension BrowserPage {
    /// The whole file: HTML, CSS and JavaScript, which load nothing but the pictures.
    var html: String {
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="description" content="\(plain(introduction))">
            <title>Gallery – Presentations</title>
            <script>document.documentElement.classList.add("scripted");</script>
            <style>
            \(trusted: Self.styleSheet)
            </style>
            </head>
            <body>
            <a class="skip" href="#pictures">Skip to the pictures</a>
            \(contents)
            <main>
            \(header)
            \(filterBar)
            <div id="pictures" tabindex="-1">
            \(sections.map(markup).joined())
            <p id="nothing" hidden>No picture matches. The cookbook's screens are not on this page. <button type="button" class="clear">Clear the filters</button></p>
            </div>
            <footer>
            <p>\(HTML(markdown: colophon))</p>
            </footer>
            </main>
            \(Self.viewer)
            <script>
            \(trusted: Self.script)
            </script>
            </body>
            </html>

            """
        return page.text
    }

    private func plain(_ markdown: String) -> String {
        markdown.filter { $0 != "`" }
    }

    private var contents: HTML {
        let items = sections.map { section -> HTML in
            let entries = section.entries.map { entry -> HTML in
                "<li><a href=\"#\(entry.key)\">\(entry.title)</a></li>"
            }
            return """
                <li><a href="#\(section.key)">\(section.title)</a>
                <ol>
                \(entries.joined())
                </ol></li>
                """
        }
        return """
            <nav class="contents" aria-label="Contents">
            <p><a href="#top">Gallery</a></p>
            <ol>
            \(items.joined())
            </ol>
            </nav>
            """
    }

    private var header: HTML {
        """
        <header id="top">
        <div>
        <h1>Gallery</h1>
        <p>\(HTML(markdown: introduction))</p>
        <p class="hint">\(HTML(markdown: Self.hint))</p>
        </div>
        <div class="heroes">
        \(heroes.map { image($0, isLazy: false) }.joined())
        </div>
        </header>
        """
    }

    /// Where else to look, in Markdown.
    private static let hint = """
        The filters are in the page's address: `\(file)\(exampleQuery)` shows the half-sheets on one phone. More screens, \
        among them a form, a payment and toasts, are in the cookbook, in the folder `\(cookbook)`.
        """

    private var filterBar: HTML {
        """
        <form class="bar" role="search">
        <label class="search"><span>Search</span>
        <input type="search" name="q" placeholder="Search" autocomplete="off" spellcheck="false"></label>
        <button type="button" class="toggle" aria-expanded="false" aria-controls="menus">Filters</button>
        <div id="menus" class="menus">
        \(filters.map(menu).joined())
        </div>
        <p class="result"><output aria-live="polite"></output>
        <button type="button" class="clear" hidden>Clear</button></p>
        </form>
        """
    }

    private func menu(_ filter: PageFilter) -> HTML {
        let property = filter.property.rawValue
        let boxes = filter.values.map { value -> HTML in
            """
            <label><input type="checkbox" name="\(property)" value="\(value.key)"> \
            <span>\(value.title)</span> <small></small></label>
            """
        }
        return """
            <details class="menu" name="filter" data-property="\(property)">
            <summary>\(filter.property.title)<span class="chosen"></span></summary>
            <fieldset><legend>\(filter.property.title)</legend>
            \(boxes.joined())
            </fieldset>
            </details>
            """
    }

    private func markup(_ section: Section) -> HTML {
        """
        <section id="\(section.key)" aria-labelledby="\(section.key)-title">
        <h2 id="\(section.key)-title">\(section.title)</h2>
        <p class="sentence">\(HTML(markdown: section.sentence))</p>
        \(section.entries.map(markup).joined())
        </section>
        """
    }

    private func markup(_ entry: Entry) -> HTML {
        let types: HTML = entry.types.map { "<p class=\"types\">\(HTML(markdown: $0))</p>\n" } ?? ""
        return """
            <article id="\(entry.key)" aria-labelledby="\(entry.key)-title">
            <div class="words">
            <h3 id="\(entry.key)-title"><a href="#\(entry.key)">\(entry.title)</a></h3>
            \(types)<p>\(HTML(markdown: entry.caption))</p>
            <div class="code"><pre><code>\(SwiftHighlighting.html(entry.code))</code></pre></div>
            </div>
            <div class="pictures">
            \(entry.pictures.map(figure).joined())
            </div>
            </article>
            """
    }

    private func figure(_ picture: PagePicture) -> HTML {
        let properties = PageFilter.Property.allCases.compactMap { property -> HTML? in
            picture.properties[property].map { " data-\(property.rawValue)=\"\($0)\"" }
        }
        return """
            <figure\(properties.joined(separator: ""))>\
            \(image(picture, isLazy: true))\
            <figcaption>\(HTML(markdown: picture.caption))</figcaption></figure>
            """
    }

    private func image(_ picture: PagePicture, isLazy: Bool) -> HTML {
        let loading: HTML = isLazy ? " loading=\"lazy\"" : ""
        return """
            <a href="\(picture.file)"><img src="\(picture.file)" width="\(picture.size.width)" \
            height="\(picture.size.height)" alt="\(picture.alternativeText)"\(loading)></a>
            """
    }

    /// Shows one picture large. Closed until the script opens it.
    private static let viewer: HTML = """
        <dialog id="viewer" aria-labelledby="viewer-title">
        <div>
        <button type="button" data-step="-1" aria-label="Previous picture">←</button>
        <p id="viewer-title"><strong></strong> <span></span></p>
        <a>Open the SVG file</a>
        <button type="button" data-step="1" aria-label="Next picture">→</button>
        <form method="dialog"><button aria-label="Close">×</button></form>
        </div>
        </dialog>
        """
}
