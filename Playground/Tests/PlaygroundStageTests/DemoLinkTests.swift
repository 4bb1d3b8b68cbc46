import DemoCatalogue
import Testing

@testable import PlaygroundStage

@MainActor @Suite struct DemoLinkTests {
    @Test("a link restores every option", arguments: Demo.Kind.allCases)
    func link(kind: Demo.Kind) {
        var demo = Demo(kind)
        (demo.presenter, demo.screen) = (.shop, .filter)
        for option in demo.options {
            demo.set(option.name, to: option.control.values.last ?? "")
        }
        let restored = Demo(link: demo.link)
        #expect(restored.options == demo.options)
        #expect(restored.link == demo.link)
        #expect(restored.kind == kind)
        #expect(restored.screen == (kind.hasScreens ? .filter : Demo(kind).screen))
    }

    @Test("a link is made to be read")
    func words() {
        var demo = Demo(.halfSheet)
        demo.set("prefersGrabberVisible", to: "true")
        #expect(demo.link == "style=halfSheet&over=map&screen=places&prefersGrabberVisible=true")
    }

    @Test(
        "a link of nonsense is the first demo",
        arguments: [
            "", "style=", "style=sheet", "%", "%zz=%", "style=halfSheet&detents=rm%20-rf", "=&=&&", "a b", "\u{1F600}",
        ])
    func nonsense(link: String) {
        #expect(Demo(link: link).link == Demo().link)
    }
}

extension DemoOption.Control {
    fileprivate var values: [String] {
        switch self {
        case .toggle: ["false", "true"]
        case .choice(let values): values
        case .points(let range, let step):
            stride(from: range.lowerBound, through: range.upperBound, by: step).map(String.init)
        }
    }
}
