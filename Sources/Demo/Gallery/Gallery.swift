import CommandOptions
import Foundation

/// The command `gallery`, which renders every presentation of the kit on demo screens.
@main
@MainActor
struct Gallery {
    static func main() {
        do {
            switch try Command(arguments: Array(CommandLine.arguments.dropFirst())) {
            case .help:
                print(Command.manual)
            case .list(let pattern):
                for work in try work(matching: pattern) { print(work.name) }
            case .render(let folder, let pattern):
                try render(pattern, into: folder)
            }
        } catch let error as UsageError {
            complain("\(error.description)\n\n\(Command.usage)")
            exit(64)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func render(_ pattern: String?, into folder: String?) throws {
        let store = try PictureStore(folder: folder)
        let pictures = try work(matching: pattern)
        var failures: [String] = []
        for picture in pictures {
            do {
                let svg = try picture.render()
                let result = try store.write(svg, to: picture.name + ".svg")
                print("\(result.word)  \(picture.name)  \(kilobytes(svg.utf8.count))")
            } catch let violation as Violation {
                failures.append("\(picture.name): \(violation.description)")
                print("FAILED     \(picture.name)  \(violation.description)")
            }
        }
        // The pages are written only with all of their pictures.
        if pattern == nil, failures.isEmpty {
            let obsolete = store.obsoletePictures
            try store.write(Page.markdown(obsolete: obsolete), to: PictureStore.page)
            for topic in Topic.allCases { try store.write(TopicPage.markdown(topic), to: topic.file) }
            try store.write(TransitionsPage.markdown, to: TransitionsPage.file)
            try store.write(BrowserPage(Catalogue.self, size: store.size).html, to: BrowserPage.file)
            for name in obsolete {
                print("obsolete   \(name)  is in no catalogue any more; delete it if nothing else needs it")
            }
        }
        for path in try store.documentationPictures?.refresh() ?? [] { print("wrote      \(path)") }
        print("\n\(count(pictures.count)) in \(store.folder.path): \(store.summary)")
        guard failures.isEmpty else {
            complain("failed checks in \(count(failures.count)):\n" + failures.joined(separator: "\n"))
            exit(1)
        }
        let page = store.folder.appendingPathComponent(BrowserPage.file).path
        if FileManager.default.fileExists(atPath: page) { print("Open \(page) in a browser.") }
    }

    /// A file to be rendered.
    private struct Work {
        let name: String
        let render: @MainActor () throws -> String
    }

    private static func work(matching pattern: String?) throws -> [Work] {
        let pictures = Catalogue.pictures(matching: pattern).map { picture in
            Work(name: picture.name) { try Renderer.svg(of: picture) }
        }
        let films = Catalogue.films(matching: pattern).map { film in Work(name: film.fileName, render: film.svg) }
        let transitions = Catalogue.transitionFiles(matching: pattern).map { Work(name: $0.name, render: $0.render) }
        let work = pictures + films + transitions
        guard let pattern, work.isEmpty else { return work }
        throw UsageError("no picture's name contains \(pattern); --list prints the names")
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("gallery: \(text)\n".utf8))
    }

    private static func count(_ pictures: Int) -> String {
        pictures == 1 ? "1 picture" : "\(pictures) pictures"
    }

    private static func kilobytes(_ bytes: Int) -> String {
        let tenths = (bytes + 50) / 100
        return "\(tenths / 10).\(tenths % 10) kB"
    }
}
