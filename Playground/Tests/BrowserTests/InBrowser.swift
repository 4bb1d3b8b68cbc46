import PlaygroundBrowser
import Testing

/// The playground in a real browser; one test after the other, so that each has the machine's time.
@Suite(.serialized, .enabled(if: Chromium.program != nil, "There is no Chromium; on Debian: apt install chromium"))
enum InBrowser {
    @Suite struct FingerTests {}
    @Suite struct PanelTests {}
    @Suite struct VisitorTests {}
}
