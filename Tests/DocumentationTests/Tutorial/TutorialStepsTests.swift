import Foundation
import Testing

/// The tutorial's files are those of its steps, and its last ones are the example that is built and tested.
@Suite struct TutorialStepsTests {
    private let steps: TutorialSteps

    init() throws {
        steps = try TutorialSteps()
    }

    @Test func everyFileBelongsToAStep() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: TutorialSteps.resources.path)
        #expect(Set(files) == Set(steps.files.map(\.resource)))
    }

    @Test func filesAreNumberedInTheOrderOfTheirSteps() {
        var seen: Set<String> = []
        let resources = steps.files.map(\.resource).filter { seen.insert($0).inserted }
        #expect(resources == resources.sorted())
    }

    @Test func theLastStepIsTheExample() throws {
        let last = try #require(steps.packages.last)
        let paths = [
            "Package.swift": "Package.swift",
            "Place.swift": "Sources/Places/Place.swift",
            "MapViewController.swift": "Sources/Places/MapViewController.swift",
            "PlacesViewController.swift": "Sources/Places/PlacesViewController.swift",
            "PlacesTests.swift": "Tests/PlacesTests/PlacesTests.swift",
        ]
        #expect(Set(last.map(\.name)) == Set(paths.keys))
        for file in last {
            let path = try #require(paths[file.name])
            let example = Repository.root.appendingPathComponent("Examples/Places/\(path)")
            // The example is inside the package that the tutorial puts beside it.
            let text = try steps.text(of: file.resource)
                .replacingOccurrences(of: #"path: "../Presentations""#, with: #"path: "../..""#)
            #expect(text == (try String(contentsOf: example, encoding: .utf8)), "\(file.name)")
            if file.name != "Package.swift" { #expect(steps.page.contains("`\(path)`")) }
        }
    }

    @Test(arguments: ["map", "default", "detents", "map-in-use", "harbour"])
    func itsPicturesAreTheReferences(name: String) throws {
        let reference = Repository.root.appendingPathComponent("Snapshots/Tutorial/\(name)@iPhone15.svg")
        let copy = TutorialSteps.folder.appendingPathComponent("Tutorial-\(name)@iPhone15.svg")
        #expect(try Data(contentsOf: reference) == Data(contentsOf: copy))
        #expect(steps.page.contains("Tutorial-\(name)@iPhone15.svg"))
    }

    @Test(arguments: ["map-in-use": "places", "harbour": "harbour"])
    func theReaderRecordsWhatThePicturesShow(picture: String, recorded: String) throws {
        let reference = Repository.root.appendingPathComponent("Snapshots/Tutorial/\(picture)@iPhone15.svg")
        let example = Repository.root
            .appendingPathComponent("Examples/Places/Snapshots/Map/\(recorded)@iPhone15.svg")
        #expect(try Data(contentsOf: reference) == Data(contentsOf: example))
    }
}
