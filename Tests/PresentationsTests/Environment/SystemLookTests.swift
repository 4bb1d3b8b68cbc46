import Testing

@testable import Presentations

/// The look of the system's own sheets, as far as an app decides it.
struct SystemLookTests {
    private static let key = "UIDesignRequiresCompatibility"

    @Test(
        "An app keeps the old design if it asks for that, and is built with an SDK before 27",
        arguments: [
            (true, "26.0", true), (true, "26.4.1", true), (true, "18.5", true), (true, "27.0", false),
            (true, "27", false), (true, "28.1", false), (false, "26.0", false),
        ])
    func built(asks: Bool, sdk: String, keeps: Bool) {
        #expect(SystemLook.keepsOldDesign([Self.key: asks, "DTPlatformVersion": sdk]) == keeps)
    }

    @Test("Without a note of the SDK the app's wish counts; without a wish nothing is kept", arguments: [nil, "new"])
    func unknown(sdk: String?) {
        var info: [String: Any] = ["DTPlatformVersion": sdk as Any]
        if sdk == nil { info = [:] }
        #expect(!SystemLook.keepsOldDesign(info))
        info[Self.key] = true
        #expect(SystemLook.keepsOldDesign(info))
        info[Self.key] = false
        #expect(!SystemLook.keepsOldDesign(info))
    }
}
