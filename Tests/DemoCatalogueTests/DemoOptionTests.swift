import DemoCatalogue
import Presentations
import Testing

@Suite struct DemoOptionTests {
    @Test("every option has a default, which is one of its values", arguments: Demo.Kind.allCases)
    func defaults(kind: Demo.Kind) {
        for option in Demo(kind).options {
            #expect(option.isDefault, "\(option.name)")
            switch option.control {
            case .toggle: #expect(["true", "false"].contains(option.defaultValue), "\(option.name)")
            case .choice(let values): #expect(values.contains(option.defaultValue), "\(option.name)")
            case .points(let range, _):
                #expect(Int(option.defaultValue).map(range.contains) == true, "\(option.name)")
            }
        }
    }

    @Test("every value of every option can be set, and is the option's value then", arguments: Demo.Kind.allCases)
    func values(kind: Demo.Kind) {
        for option in Demo(kind).options {
            for value in option.control.values {
                var demo = Demo(kind)
                let isSet = demo.set(option.name, to: value)
                #expect(isSet, "\(option.name): \(value)")
                let changed = demo.options.filter { !$0.isDefault }
                #expect(changed.map(\.name) == (value == option.defaultValue ? [] : [option.name]))
                #expect(demo.options.first { $0.name == option.name }?.value == value)
            }
        }
    }

    @Test("what there is no value for changes nothing")
    func unknown() {
        var demo = Demo(.card)
        for (name, value) in [("edge", ".middle"), ("cornerRadius", "61"), ("cornerRadius", "nan"), ("colour", ".red")]
        {
            let isSet = demo.set(name, to: value)
            #expect(!isSet, "\(name): \(value)")
        }
        #expect(demo.card == Card())
    }

    @Test(
        "the styles share the options that have an effect in each of them",
        arguments: [Demo.Kind.card, .halfSheet, .popup, .drawer])
    func shared(kind: Demo.Kind) {
        let names = Demo(kind).options.map(\.name)
        let shared = [
            "shadow", "border", "dimming", "presenter", "animation", "dismissal", "backgroundColor", "material",
            "statusBar", "motion", "swipeThreshold", "playsHaptics", "allowsBackgroundInteraction", "dismissesAfter",
        ]
        #expect(Set(shared).isSubset(of: names))
        #expect(Set(names).count == names.count)
        // Only a half-sheet shows a grabber.
        #expect(names.contains("grabber") == (kind == .halfSheet))
        // A view with detents is dismissed toward the edge that they belong to.
        #expect(names.contains("swipeDirection") == (kind != .halfSheet))
    }

    @Test("an animation of its own, or the one that fits the edge")
    func animation() {
        #expect(Demo(.card).options.first { $0.name == "animation" }?.defaultValue == "nil")
        #expect(Demo(.popup).options.first { $0.name == "animation" }?.defaultValue == ".scale")
        var demo = Demo(.card)
        demo.set("animation", to: ".slide(from: .top)")
        demo.set("animation", to: "nil")
        #expect(demo.card == Card())
    }

    @Test("heights from the container and levels of the dimming are values of the detents")
    func detents() {
        var demo = Demo(.halfSheet)
        demo.set("detents", to: "[.height(120, from: .container), .insetFromTop(200, from: .container)]")
        #expect(demo.halfSheet.detents == [.height(120, from: .container), .insetFromTop(200, from: .container)])
        demo.set("detents", to: "[.height(120).dimmed(0), .medium().dimmed(0.5), .large()]")
        #expect(demo.halfSheet.detents == [.height(120).dimmed(0), .medium().dimmed(0.5), .large()])
        demo.set("detents", to: "[.medium(), .large()]")
        #expect(demo.halfSheet == HalfSheet())
    }

    @Test("a half-sheet has 31 options, and an edge two more than its drawer")
    func count() {
        #expect(Demo(.halfSheet).options.count == 31)
        #expect(Demo(.card).options.count == 22)
        #expect(Demo(.popup).options.count == 23)
        #expect(Demo(.drawer).options.count == 21)
        #expect(Demo(.edgeDrawer).options.count == 23)
        #expect(Demo(.stack).options.count == 4)
        #expect(Demo(.tabs).options.count == 3)
    }
}

extension DemoOption.Control {
    /// The values, or some of them.
    var values: [String] {
        switch self {
        case .toggle: ["true", "false"]
        case .choice(let values): values
        case .points(let range, let step):
            [range.lowerBound, range.lowerBound + step, range.upperBound].map(String.init)
        }
    }
}
