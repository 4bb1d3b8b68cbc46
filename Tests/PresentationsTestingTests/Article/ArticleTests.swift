import Foundation
import Music
import Presentations
import TemporaryFolder
import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

/// The article Pinning Layouts shows the example as it is, and names modes and variables that exist.
@MainActor @Suite struct ArticleTests {
    private let article: Article

    init() throws {
        article = try Article()
    }

    @Test func itsCodeIsTheExampleByteForByte() throws {
        let files = [
            "Package.swift", "Sources/Music/PlayerViewController.swift", "Tests/MusicTests/PlayerTests.swift",
            "Tests/MusicTests/PlayerXCTests.swift", "Sources/Music/TracksViewController.swift",
            "Tests/MusicTests/TracksTests.swift",
        ]
        // The example is inside the package that the article puts beside it.
        let code = article.blocks(in: "swift")
            .map { $0.replacingOccurrences(of: #"path: "../Presentations""#, with: #"path: "../..""#) }
        #expect(code == (try files.map(Article.exampleFile)))
        for file in files { #expect(article.text.contains("`\(file)`")) }
    }

    @Test func itNamesEveryModeAndNoOther() {
        let named = Set(article.names(after: "SNAPSHOTS=").map(String.init)).subtracting([""])
        #expect(named.isSubset(of: RecordMode.allCases.map(\.rawValue)))
        for mode in RecordMode.allCases { #expect(article.text.contains("| `\(mode.rawValue)`")) }
    }

    @Test func itsVariablesAreThoseThatAreRead() throws {
        let named = Set(article.names(after: "SNAPSHOTS").map { "SNAPSHOTS\($0)" })
        #expect(named == ["SNAPSHOTS", "SNAPSHOTS_DIR", "SNAPSHOTS_REPORT"])
        for name in named {
            #expect(try RecordingSettings(environment: [name: "all"]) != RecordingSettings(environment: [:]), "\(name)")
        }
    }

    #if !canImport(ObjectiveC)
        // In Xcode another command accepts the change.
        @Test func itsFailureIsTheOneThatItsChangeMakes() throws {
            try withTemporaryFolder { folder in
                let (home, stage) = (UIViewController(), Stage(.iPhone15))
                home.view.backgroundColor = .systemBackground
                let words = "Recorded in one night, with the windows open and the trams going by."
                let player = PlayerViewController(caption: FixtureLabel(words, style: .footnote))
                stage.show(home)
                home.presentAsCard(player)
                stage.settle()
                let report = folder.appendingPathComponent("SnapshotReport").path
                @MainActor func failure(_ mode: RecordMode) -> String? {
                    let environment = environment(of: folder, mode: mode.rawValue)
                        .merging(["SNAPSHOTS_REPORT": report]) { $1 }
                    return SnapshotExpectation(
                        fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: #function
                    )
                    .failure(of: "Player/card", environment: environment) { try stage.scene() }
                }
                #expect(failure(.missing) != nil)
                let artwork = try #require(player.view.subviews.first)
                for constraint in artwork.constraints where constraint.constant == 160 { constraint.constant = 152 }
                stage.settle()
                let text = try #require(failure(.verify))
                    .replacingOccurrences(of: folder.path, with: "/home/you/Music")
                    .replacingOccurrences(
                        of: "PresentationsTestingTests.ArticleTests/itsFailureIsTheOneThatItsChangeMakes",
                        with: "MusicTests.PlayerTests/theCardIsAsHighAsItsContent")
                #expect(article.blocks(in: "text") == [text + "\n"])
            }
        }

        @Test func itsCommandsAreKnownToTheProgram() throws {
            let program = Process()
            let tests = try #require(Bundle.main.executableURL)
            program.executableURL = tests.deletingLastPathComponent().appendingPathComponent("snapshots")
            let errors = Pipe()
            program.standardError = errors
            try program.run()
            let usage = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            let commands = Set(
                article.text.components(separatedBy: "swift run snapshots").dropFirst().map { rest in
                    rest.drop { $0.isWhitespace }.prefix { $0.isLetter }
                })
            #expect(commands == ["check", "prune", "report"])
            for command in commands { #expect(usage.contains("  \(command) ")) }
        }
    #endif
}
