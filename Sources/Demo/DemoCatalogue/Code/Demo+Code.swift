import Presentations

extension Demo {
    /// The demo as Swift code. Only options that differ from their defaults appear.
    public var code: String {
        switch kind {
        case .card: presentation("presentAsCard", card)
        case .halfSheet: presentation("presentAsHalfSheet", halfSheet)
        case .popup: presentation("presentAsPopup", popup)
        case .drawer: presentation("presentAsDrawer", drawer)
        case .stayingHalfSheet: presentation("addHalfSheet", halfSheet, standard: Demo(kind).halfSheet)
        case .edgeDrawer: edgePresentation
        case .miniPlayer: expandingPresentation
        case .stack:
            transition(
                navigation, of: "albums",
                SwiftCall("UINavigationController", [("rootViewController", .code("AlbumListViewController()"))]))
        case .tabs: transition(tabs, of: "music", SwiftCall("MusicTabBarController"))
        }
    }

    /// A call with the screen and, if it is not the default, the style.
    private func presentation<Style: ConfigurableValue & Equatable>(
        _ method: String, _ style: Style, standard: Style = .standard
    ) -> String {
        let argument: [SwiftCall.Argument] = style == standard ? [] : [("style", .call(style.call))]
        return """
            let \(presenter.rawValue) = \(presenter.code)
            \(declaration(of: screen.rawValue, screen.call))
            \(SwiftCall("\(presenter.rawValue).\(method)", [(nil, .code(screen.rawValue))] + argument).text())
            """
    }

    private var edgePresentation: String {
        let options = Demo.edgeOptions.filter { $0.read(self) != $0.read(Demo(kind)) }
        var arguments: [SwiftCall.Argument] = options.map { ($0.name, .code($0.read(self))) }
        // The style comes after the edge and before the threshold.
        arguments.insert(("style", .call(drawer.call)), at: arguments.first?.label == "from" ? 1 : 0)
        let presentation = SwiftCall("EdgePresentation", arguments, closure: [screen.call.text()])
        return """
            let \(presenter.rawValue) = \(presenter.code)
            \(SwiftCall("\(presenter.rawValue).use", [(nil, .call(presentation))]).text())
            """
    }

    private var expandingPresentation: String {
        let presentation = SwiftCall(
            "ExpandingPresentation", [("from", .code("music.bar")), ("style", .call(card.call))],
            closure: ["FullScreenPlayerViewController()"])
        return """
            let music = MiniPlayerViewController()
            \(SwiftCall("music.use", [(nil, .call(presentation))]).text())
            """
    }

    private func transition(
        _ transition: some ConfigurableValue, of name: String, _ controller: SwiftCall
    ) -> String {
        """
        \(declaration(of: name, controller))
        \(SwiftCall("\(name).use", [(nil, .call(transition.call))]).text())
        """
    }

    private func declaration(of name: String, _ call: SwiftCall) -> String {
        let start = "let \(name) = "
        return start + call.text(from: start.count)
    }
}
