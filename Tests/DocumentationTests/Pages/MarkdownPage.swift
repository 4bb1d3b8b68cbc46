import Foundation

/// A page of Markdown, as far as the checks read it: its code, its links and its headings.
struct MarkdownPage {
    /// Code between two fences.
    struct Block {
        let language: String
        let line: Int
        let lines: [String]
    }

    struct Link: Hashable {
        let line: Int
        let destination: String
    }

    /// From the root of the package.
    let path: String
    let blocks: [Block]
    /// Lines outside of code, by their number.
    let prose: [(number: Int, text: String)]

    init(path: String, text: String) {
        self.path = path
        var blocks: [Block] = []
        var prose: [(Int, String)] = []
        var open: (language: String, line: Int, lines: [String])?
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("```") {
                if let block = open {
                    blocks.append(Block(language: block.language, line: block.line, lines: block.lines))
                    open = nil
                } else {
                    open = (String(trimmed.dropFirst(3)), index + 1, [])
                }
            } else if open != nil {
                open?.lines.append(line)
            } else {
                prose.append((index + 1, line))
            }
        }
        self.blocks = blocks
        self.prose = prose
    }

    /// Destinations of links and sources of pictures, in Markdown and in HTML.
    var links: [Link] {
        prose.flatMap { number, line -> [Link] in
            // Most lines have none, and the check reads thousands.
            guard line.utf8.contains(UInt8(ascii: "(")) || line.utf8.contains(UInt8(ascii: "<")) else { return [] }
            let text = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
            let marks = [("](", ")"), ("href=\"", "\""), ("src=\"", "\""), ("<doc:", ">")]
            return marks.flatMap { opening, closing in
                text.components(separatedBy: opening).dropFirst().map { rest in
                    let destination = rest.components(separatedBy: closing)[0]
                    return Link(line: number, destination: opening == "<doc:" ? "doc:\(destination)" : destination)
                }
            }
        }
    }

    /// The fragments by which GitHub reaches the page's headings, and anchors written in HTML.
    var fragments: Set<String> {
        var fragments: Set<String> = []
        var repetitions: [String: Int] = [:]
        for (_, line) in prose {
            for anchor in line.components(separatedBy: "<a id=\"").dropFirst() {
                fragments.insert(anchor.components(separatedBy: "\"")[0])
            }
            guard line.hasPrefix("#") else { continue }
            let words = line.drop { $0 == "#" }.drop { $0 == " " }
                .replacing(/\]\([^)]*\)/, with: "").lowercased()
            let fragment = words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                .replacingOccurrences(of: " ", with: "-")
            let earlier = repetitions[fragment, default: 0]
            fragments.insert(earlier == 0 ? fragment : "\(fragment)-\(earlier)")
            repetitions[fragment] = earlier + 1
        }
        return fragments
    }
}
