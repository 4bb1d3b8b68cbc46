import DemoCatalogue
import PresentationsTesting
import Testing
import UIKit

@testable import PlaygroundStage

@Suite struct PlaygroundStateTests {
    @Test("a link carries what has not its default, of the demo and of the device")
    func link() {
        var state = PlaygroundState()
        #expect(state.link == "style=halfSheet&over=map&screen=places")
        for (name, value) in [
            ("prefersGrabberVisible", "true"), ("device", "iPad11"), ("width", "500"), ("speed", "0.25"),
        ] {
            let isSet = state.set(name, to: value)
            #expect(isSet, "\(name)")
        }
        #expect(
            state.link
                == "style=halfSheet&over=map&screen=places&prefersGrabberVisible=true&device=iPad11&width=500&speed=0.25"
        )
        #expect(PlaygroundState(link: state.link).link == state.link)
    }

    @Test("every setting of the device can be turned, and a link restores it")
    func settings() {
        var state = PlaygroundState()
        _ = state.set("device", to: "iPadMini")
        for option in state.settings.options {
            for value in option.control.values {
                let isSet = state.set(option.name, to: value)
                #expect(isSet, "\(option.name) \(value)")
                #expect(state.settings.options.first { $0.name == option.name }?.value == value)
                #expect(PlaygroundState(link: state.link).settings == state.settings)
                if option.name == "device" { _ = state.set("device", to: "iPadMini") }
            }
        }
    }

    @Test("a phone has no part of a width, and a tablet no narrower one than 320 points")
    func width() {
        var state = PlaygroundState()
        #expect(!state.settings.options.contains { $0.name == "width" })
        var isSet = state.set("width", to: "320")
        #expect(!isSet)
        _ = state.set("device", to: "iPad11")
        isSet = state.set("width", to: "319")
        #expect(!isSet)
        isSet = state.set("width", to: "320")
        #expect(isSet && state.settings.width == 320)
        _ = state.set("orientation", to: "landscapeLeft")
        #expect(state.settings.width == nil)
    }

    @Test("another style has its own screens and no option of the last one")
    func style() {
        var state = PlaygroundState()
        _ = state.set("prefersGrabberVisible", to: "true")
        _ = state.set("style", to: "drawer")
        #expect(state.link == "style=drawer&over=library&screen=menu")
        let isSet = state.set("prefersGrabberVisible", to: "true")
        #expect(!isSet)
    }

    @Test("a reset leaves the screens and the device")
    func reset() {
        var state = PlaygroundState()
        for (name, value) in [("screen", "filter"), ("appearance", "dark"), ("look", ".floating")] {
            _ = state.set(name, to: value)
        }
        #expect(state.reset().link == "style=halfSheet&over=map&screen=filter&appearance=dark")
    }
}

extension PanelOption.Control {
    /// The values, or some of them.
    fileprivate var values: [String] {
        switch self {
        case .toggle: ["true", "false"]
        case .choice(let choices): choices.map(\.value)
        case .points(let range, _): [range.lowerBound, range.lowerBound + 1, range.upperBound].map(String.init)
        }
    }
}
