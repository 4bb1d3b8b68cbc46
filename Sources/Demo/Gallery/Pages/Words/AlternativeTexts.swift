// The texts that stand for the pictures where they cannot be seen.

extension Picture {
    var alternativeText: String { "\(scenario.style.title) “\(scenario.name)” on \(setting.words)" }
}

extension Film {
    var alternativeText: String { "Filmstrip “\(name)” on \(setting.words)" }
}

extension TransitionFilm {
    var alternativeText: String { "Moving picture: \(caption.hasSuffix(".") ? String(caption.dropLast()) : caption)" }

    func alternativeText(of strip: Strip) -> String { "Filmstrip “\(strip.name)” on \(setting.words)" }
}
