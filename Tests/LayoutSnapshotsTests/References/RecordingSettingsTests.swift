import Testing

@testable import LayoutSnapshots

@Suite struct RecordingSettingsTests {
    @Test func nothingIsWrittenUnlessTheEnvironmentSaysSo() throws {
        let settings = try RecordingSettings(environment: [:])
        #expect(settings.mode == .verify)
        #expect(settings.directory == nil)
        #expect(try RecordingSettings(environment: ["SNAPSHOTS": "", "SNAPSHOTS_DIR": ""]) == settings)
    }

    @Test(arguments: [
        ("verify", RecordMode.verify), ("missing", .missing), ("changed", .changed), ("all", .all), ("prune", .prune),
    ])
    func aModeIsChosenByItsName(name: String, mode: RecordMode) throws {
        #expect(try RecordingSettings(environment: ["SNAPSHOTS": name]).mode == mode)
    }

    @Test(arguments: ["record", "ALL", "Changed", "true", "1", "all "])
    func anUnknownModeIsAnError(name: String) {
        #expect {
            try RecordingSettings(environment: ["SNAPSHOTS": name])
        } throws: { error in
            "\(error)" == "SNAPSHOTS=\(name) is not a mode. Use verify, missing, changed, all or prune."
        }
    }

    @Test(arguments: [RecordMode.missing, .changed, .all, .prune])
    func writingIsRefusedOnCI(mode: RecordMode) {
        #expect(throws: RecordingSettings.Failure.writingOnCI(mode)) {
            try RecordingSettings(environment: ["SNAPSHOTS": mode.rawValue, "CI": "true"])
        }
    }

    @Test(arguments: ["feature/x", ".", "a b", "näxt"])
    func aRunHasANameThatAFolderCanHave(name: String) {
        #expect(throws: RecordingSettings.Failure.illegalRun(name)) {
            try RecordingSettings(environment: ["SNAPSHOTS_RUN": name])
        }
    }

    @Test func verifyingOnCIIsFineAndSoIsWritingWhereCIIsOff() throws {
        #expect(try RecordingSettings(environment: ["CI": "true"]).mode == .verify)
        #expect(try RecordingSettings(environment: ["SNAPSHOTS": "all", "CI": "false"]).mode == .all)
        #expect(try RecordingSettings(environment: ["SNAPSHOTS": "all", "CI": ""]).mode == .all)
    }
}
