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

    @Test("a half-sheet has 26 options, and an edge two more than its drawer")
    func count() {
        #expect(Demo(.halfSheet).options.count == 26)
        #expect(Demo(.card).options.count == 21)
        #expect(Demo(.popup).options.count == 21)
        #expect(Demo(.drawer).options.count == 17)
        #expect(Demo(.edgeDrawer).options.count == 19)
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
