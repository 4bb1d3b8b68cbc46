#if !canImport(ObjectiveC)
    import DemoCatalogue
    import Presentations
    import PresentationsTesting
    import Testing
    import UIKit

    @MainActor @Suite struct RunningDemoTests {
        private let stage = Stage(.iPhone15)

        private func run(_ demo: Demo) -> RunningDemo {
            let running = RunningDemo(demo)
            stage.show(running.rootViewController)
            stage.settle()
            return running
        }

        @Test("every demo begins and ends as it promises", arguments: Demo.Kind.allCases.filter { $0 != .tabs })
        func everyKind(kind: Demo.Kind) {
            let running = run(Demo(kind))
            let before = stage.svg
            #expect(!running.isPresenting)
            running.begin()
            stage.settle()
            #expect(running.isPresenting)
            #expect(stage.svg != before)
            running.begin()
            running.end()
            stage.settle()
            #expect(!running.isPresenting)
            #expect(stage.svg == before)
        }

        @Test("the tabs go round")
        func tabs() throws {
            let running = run(Demo(.tabs))
            let tabs = try #require(running.rootViewController as? UITabBarController)
            for expected in [1, 2, 0] {
                running.begin()
                stage.settle()
                #expect(tabs.selectedIndex == expected)
            }
        }

        @Test(
            "every value of every option can be had from the beginning, and while it is presented",
            arguments: Demo.Kind.allCases)
        func everyValue(kind: Demo.Kind) {
            let running = run(Demo(kind))
            running.begin()
            stage.settle()
            for option in Demo(kind).options {
                for value in option.control.values {
                    var demo = Demo(kind)
                    demo.set(option.name, to: value)
                    #expect(running.change(to: demo))
                    stage.advance(by: 0.1)
                }
            }
            running.end()
            stage.settle()
            #expect(!running.isPresenting)
        }

        @Test("an option that is set while the card is there is what a card with it would be")
        func change() {
            var demo = Demo(.card)
            let running = run(demo)
            running.begin()
            stage.settle()
            demo.set("cornerRadius", to: "40")
            demo.set("edge", to: ".top")
            #expect(running.change(to: demo))
            stage.settle()
            let other = Stage(.iPhone15)
            let fresh = RunningDemo(demo)
            other.show(fresh.rootViewController)
            fresh.begin()
            other.settle()
            #expect(stage.differences(from: other).isEmpty)
        }

        @Test("another screen needs another demo")
        func otherScreen() {
            let running = run(Demo(.card))
            var demo = Demo(.card)
            demo.screen = .share
            #expect(!running.change(to: demo))
            #expect(!running.change(to: Demo(.popup)))
        }

        @Test("the reason is reported when a finger has dismissed")
        func dismissal() {
            let running = run(Demo(.card))
            var reasons: [DismissalReason] = []
            running.onDismiss = { reasons.append($0) }
            running.begin()
            stage.settle()
            stage.tap(at: CGPoint(x: 196, y: 80))
            stage.settle()
            #expect(reasons == [.tapOutside])
        }
    }
#endif
