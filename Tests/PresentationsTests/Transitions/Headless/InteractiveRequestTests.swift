import Testing
import UIKit

@testable import Presentations

/// UIKit's view of a transition that a finger has requested.
@MainActor
struct InteractiveRequestTests {
    @Test("UIKit gets no interaction for a transition that the kit does not animate")
    func notAnimated() {
        let request = InteractiveRequest()
        #expect(request.take() == nil)
        #expect(!request.isTaken)
    }

    @Test("UIKit gets the interaction once: it drives one transition only")
    func once() {
        let request = InteractiveRequest()
        request.willAnimate()
        #expect(request.take() === request.interaction)
        #expect(request.isTaken)
        #expect(request.take() == nil)
    }

    @Test("A request does not keep the view controller that it is about alive")
    func subject() {
        var controller: UIViewController? = UIViewController()
        let request = InteractiveRequest(subject: controller)
        #expect(request.subject === controller)
        controller = nil
        #expect(request.subject == nil)
    }

    @Test("A pan's interaction is taken for the requested kind of transition only")
    func edge() {
        let interaction = PanInteraction()
        var taken: TransitionInteraction?
        let driver = interaction.request(.reverse) {
            #expect(interaction.take(.forward) == nil)
            taken = interaction.take(.reverse)
            #expect(interaction.take(.reverse) == nil)
        }
        #expect(taken != nil)
        #expect(driver === taken)
        #expect(interaction.request(.forward) {} == nil)
    }
}
