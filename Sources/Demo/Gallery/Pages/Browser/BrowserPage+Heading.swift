extension BrowserPage {
    /// The name of a picture as a heading: "Now playing" for `now-playing`.
    static func heading(_ name: String) -> String {
        var words = name.split(separator: "-").map(String.init)
        if words.first == "ios26" {
            words.removeFirst()
            return "iOS 26: " + words.joined(separator: " ")
        }
        if words.first == "wifi" { words[0] = "Wi-Fi" }
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The caption of a filmstrip, without the code of a rule: "Pop cancelled" for `S3-pop-cancelled`.
    static func caption(ofStrip name: String) -> String {
        let parts = name.split(separator: "-", maxSplits: 1)
        let isCode = parts.count == 2 && parts[0].first == "S" && parts[0].dropFirst().allSatisfy(\.isNumber)
        return heading(isCode ? String(parts[1]) : name)
    }
}
