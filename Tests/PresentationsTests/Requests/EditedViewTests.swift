import Testing
import UIKit

@testable import Presentations

/// The search for the field that is being edited.
@MainActor
struct EditedViewTests {
    @Test("Each view on the way to the edited one is asked once, however deep it is")
    func oneLookAtEach() {
        let field = CountingView(isEdited: true)
        var views = [field]
        for _ in 1...12 {
            let parent = CountingView(isEdited: false)
            parent.addSubview(CountingView(isEdited: false))
            parent.addSubview(views[0])
            views.insert(parent, at: 0)
        }
        #expect(views[0].editedView === field)
        #expect(views.allSatisfy { $0.questions == 1 })
    }

    @Test("Nothing is found where nothing is edited, and nothing after the edited one is asked")
    func firstOnly() {
        let parent = CountingView(isEdited: false)
        #expect(parent.editedView == nil)
        let (field, later) = (CountingView(isEdited: true), CountingView(isEdited: true))
        parent.addSubview(field)
        parent.addSubview(later)
        #expect(parent.editedView === field)
        #expect(later.questions == 0)
    }
}

private final class CountingView: UIView {
    private let isEdited: Bool
    private(set) var questions = 0

    init(isEdited: Bool) {
        self.isEdited = isEdited
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var isFirstResponder: Bool {
        questions += 1
        return isEdited
    }
}
