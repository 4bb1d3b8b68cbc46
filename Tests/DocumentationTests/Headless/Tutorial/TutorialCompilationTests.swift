import Foundation
import Testing

/// After every step of the tutorial, the reader's files compile together.
@Suite struct TutorialCompilationTests {
    @Test func everyStepCompiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let module = folder.appendingPathComponent("Places.swiftmodule").path
        let packages = try TutorialSteps().packages
        #expect(packages.count == 13)
        var compiled: Set<[String]> = []
        for package in packages {
            let files = package.filter { $0.name != "Package.swift" }
            let sources = files.filter { !$0.isTest }.map(\.path)
            let tests = files.filter(\.isTest).map(\.path)
            if !sources.isEmpty, compiled.insert(sources).inserted {
                let options = ["-emit-module", "-module-name", "Places", "-parse-as-library", "-o", module]
                let messages = try compile(sources, options)
                #expect(messages.isEmpty, "\(messages)")
            }
            if !tests.isEmpty, compiled.insert(tests).inserted {
                let options = ["-typecheck", "-module-name", "PlacesTests", "-I", folder.path]
                let messages = try compile(tests, options)
                #expect(messages.isEmpty, "\(messages)")
            }
        }
    }

    /// Calls the compiler with the modules that these tests were built with, and returns its messages.
    private func compile(_ files: [String], _ options: [String]) throws -> String {
        let tests = try #require(Bundle.main.executableURL)
        let modules = tests.deletingLastPathComponent().appendingPathComponent("Modules")
        let headers = Repository.root.appendingPathComponent("HeadlessUIKit/Sources/HeadlessMainThread/include")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-swift-version", "6", "-I", modules.path, "-I", headers.path] + options + files
        let messages = Pipe()
        compiler.standardError = messages
        try compiler.run()
        let text = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        return text
    }
}

extension TutorialSteps.File {
    fileprivate var isTest: Bool { name.hasSuffix("Tests.swift") }
    fileprivate var path: String { TutorialSteps.resources.appendingPathComponent(resource).path }
}
