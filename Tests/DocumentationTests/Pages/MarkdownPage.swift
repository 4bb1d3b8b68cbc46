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
        prose.flatMap { number, line in
            let text = line.replacing(/`[^`]*`/, with: "")
            let markdown = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
            let html = text.matches(of: /(?:href|src)="([^"]+)"/).map { String($0.output.1) }
            let automatic = text.matches(of: /<(doc:[^>]+)>/).map { String($0.output.1) }
            return (markdown + html + automatic).map { Link(line: number, destination: $0) }
        }
    }

    /// The fragments by which GitHub reaches the page's headings, and anchors written in HTML.
    var fragments: Set<String> {
        var fragments: Set<String> = []
        var repetitions: [String: Int] = [:]
        for (_, line) in prose {
            for anchor in line.matches(of: /<a (?:id|name)="([^"]+)"/) { fragments.insert(String(anchor.output.1)) }
            guard let heading = line.firstMatch(of: /^#{1,6} +(.+)$/) else { continue }
            let words = heading.output.1.replacing(/\]\([^)]*\)/, with: "").lowercased()
            let fragment = words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                .replacingOccurrences(of: " ", with: "-")
            let earlier = repetitions[fragment, default: 0]
            fragments.insert(earlier == 0 ? fragment : "\(fragment)-\(earlier)")
            repetitions[fragment] = earlier + 1
        }
        return fragments
    }
}
