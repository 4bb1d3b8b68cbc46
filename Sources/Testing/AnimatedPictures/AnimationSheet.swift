import LayoutSnapshots

/// The rules of an animated SVG: named lists of values. Equal lists have one name.
struct AnimationSheet {
    private var names: [String: String] = [:]
    private var rules: [SVGElement] = []

    /// Returns the name of the rule that gives these values to a property.
    mutating func name(_ property: String, _ keyframes: [Timeline.Keyframe]) -> String {
        let steps = keyframes.map { keyframe in
            let stay = keyframe.stays ? ";animation-timing-function:step-end" : ""
            return "\(keyframe.share.text)%{\(property):\(keyframe.value)\(stay)}"
        }
        let body = steps.joined()
        if let name = names[body] { return name }
        let name = "a\(names.count + 1)"
        names[body] = name
        rules.append(SVGElement("style", text: "@keyframes \(name){\(body)}"))
        return name
    }

    /// The rules as elements, with two that apply to all: repeat forever, and do not move for readers who prefer
    /// reduced motion.
    func elements(length: Fraction) -> [SVGElement] {
        guard !rules.isEmpty else { return [] }
        let all = "[style]{animation:\(length.text)s linear infinite}"
        let none = "@media (prefers-reduced-motion:reduce){[style]{animation:none!important}}"
        return [SVGElement("style", text: "\(all) \(none)")] + rules
    }
}
