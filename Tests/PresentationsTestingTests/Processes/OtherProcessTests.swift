#if !canImport(ObjectiveC)
    import Foundation
    import TemporaryFolder
    import Testing

    /// References have the same bytes, whichever process writes them.
    @Suite struct OtherProcessTests {
        @Test func aReferenceIsTheSameInAnotherLocaleAndTimeZone() throws {
            try withTemporaryFolder { folder in
                try makeGermanNumbers(in: folder)
                let home = try Run(into: folder.appendingPathComponent("home"), ["LC_ALL": "C", "TZ": "UTC"])
                let away = try Run(
                    into: folder.appendingPathComponent("away"),
                    ["LC_ALL": "de_DE", "LOCPATH": folder.path, "TZ": "Pacific/Apia"])
                // Foundation's own locale is the same everywhere on Linux.
                #expect(try home.output() == "1.5 00:00")
                #expect(try away.output() == "1,5 13:00")
                #expect(try home.files().count == 4)
                #expect(try away.files() == home.files())
            }
        }

        /// Finds a locale of the C library: machines seldom have one with a decimal comma.
        private func makeGermanNumbers(in folder: URL) throws {
            let source = folder.appendingPathComponent("numbers")
            let numbers = "LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \".\"\ngrouping 3;3\nEND LC_NUMERIC\n"
            try numbers.write(to: source, atomically: true, encoding: .utf8)
            let compiler = Process()
            compiler.executableURL = URL(fileURLWithPath: "/usr/bin/localedef")
            compiler.arguments = [
                "--no-archive", "--force", "--quiet", "-i", source.path, folder.appendingPathComponent("de_DE").path,
            ]
            try compiler.run()
            compiler.waitUntilExit()
        }

        @Test func aReferenceIsTheSameInEveryOrderWithEveryHashSeedAndWhenSeveralWriteItAtOnce() throws {
            try withTemporaryFolder { folder in
                let alone = try Run(
                    into: folder.appendingPathComponent("alone"), ["SWIFT_DETERMINISTIC_HASHING": "1"])
                let files = try alone.files()
                #expect(
                    files.keys.sorted() == [
                        "Process/card@iPhone15.svg", "Process/film@iPhone15.svg",
                        "Process/half-sheet@iPhoneSE.rtl.accessibilityLarge.svg",
                        "Process/popup@iPadMini.landscape.dark.svg",
                    ])
                let together = try (1...3).map { try Run(into: folder.appendingPathComponent("together"), order: $0) }
                for run in together { #expect(try run.files() == files) }
            }
        }
    }

    /// A process that records its layouts into a folder.
    private struct Run {
        private let references: URL
        private let process = Process()
        private let pipe = Pipe()

        init(into folder: URL, order: Int = 0, _ environment: [String: String] = [:]) throws {
            references = folder.appendingPathComponent("Snapshots", isDirectory: true)
            let tests = try #require(Bundle.main.executableURL)
            process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("RecordingProcess")
            process.arguments = ["\(order)"]
            process.environment = environment.merging(["SNAPSHOTS": "all", "SNAPSHOTS_DIR": references.path]) { $1 }
            process.standardOutput = pipe
            try process.run()
        }

        /// The first line of what the process prints.
        func output() throws -> Substring? {
            let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
            return String(decoding: data, as: UTF8.self).split(separator: "\n").first
        }

        /// Returns the references in the folder when the process has ended.
        func files() throws -> [String: Data] {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            let names = try FileManager.default.subpathsOfDirectory(atPath: references.path)
            return try Dictionary(
                uniqueKeysWithValues: names.filter { $0.hasSuffix(".svg") }.map { name in
                    (name, try Data(contentsOf: references.appendingPathComponent(name)))
                })
        }
    }
#endif
