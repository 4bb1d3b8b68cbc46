import Testing

@testable import TestSupport
@testable import UIKit

@MainActor @Suite struct ActivityViewControllerTests {
    private let phone = Phone()
    private let journal = Journal()

    /// Counts, or shows a controller.
    private final class Counting: UIActivity {
        var controller: UIViewController?
        var title: String? = "Count"
        let journal: Journal

        init(_ journal: Journal) { self.journal = journal }

        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("count") }
        override var activityTitle: String? { title }
        override var activityViewController: UIViewController? { controller }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { note("prepare \(activityItems)") }

        override func perform() {
            note("perform")
            activityDidFinish(true)
        }

        /// Activities are not isolated to the main actor, but the share sheet is.
        private func note(_ text: String) {
            MainActor.assumeIsolated { [journal] in journal.note(text) }
        }
    }

    private final class LateText: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "text" }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "text for \(activityType?.rawValue ?? "nobody")" }
    }

    private func buttons(in view: UIView) -> Int {
        view is UIButton ? 1 : view.subviews.reduce(0) { $0 + buttons(in: $1) }
    }

    private func present(_ items: [Any], _ activities: [UIActivity]? = nil, excluding: [UIActivity.ActivityType]? = nil)
        -> UIActivityViewController
    {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.excludedActivityTypes = excluding
        sheet.completionWithItemsHandler = { [journal] type, completed, _, _ in
            journal.note("\(type?.rawValue ?? "none") \(completed)")
        }
        phone.root.present(sheet, animated: true)
        MainLoop.current.settle()
        return sheet
    }

    private func find(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, (button.configuration?.title ?? button.accessibilityLabel) == title {
            return button
        }
        return view.subviews.lazy.compactMap { find(title, in: $0) }.first
    }

    private func tap(_ title: String, in sheet: UIViewController) throws {
        let button = try #require(find(title, in: sheet.view))
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        Touchscreen(phone.window).tap(at: middle)
        MainLoop.current.settle()
    }

    @Test("Its button closes it; the handler hears that nothing was done, after it has gone")
    func close() throws {
        let sheet = present(["text"])
        #expect(sheet.presentationController is UISheetPresentationController)
        try tap("Close", in: sheet)
        #expect(phone.root.presentedViewController == nil)
        #expect(journal.take() == ["none false"])
    }

    @Test("An activity of the app is prepared and performed, and closes the sheet")
    func activity() throws {
        let sheet = present(["text"], [Counting(journal)])
        try tap("Count", in: sheet)
        #expect(phone.root.presentedViewController == nil)
        #expect(journal.take() == ["prepare [\"text\"]", "perform", "count true"])
    }

    @Test("An activity's own controller is presented over the sheet, and both go when it is done")
    func controller() throws {
        let counting = Counting(journal)
        let page = UIViewController()
        counting.controller = page
        let sheet = present(["text"], [counting])
        try tap("Count", in: sheet)
        #expect(sheet.presentedViewController === page)
        counting.activityDidFinish(false)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(journal.take() == ["prepare [\"text\"]", "count false"])
    }

    @Test("Excluded activities, and those that cannot handle the items, are not offered")
    func offered() {
        #expect(find("Count", in: present([URL(fileURLWithPath: "/a")], [Counting(journal)]).view) == nil)
        phone.root.dismiss(animated: false)
        MainLoop.current.settle()
        let type = UIActivity.ActivityType("count")
        #expect(find("Count", in: present(["a"], [Counting(journal)], excluding: [type]).view) == nil)
    }

    @Test("An activity without a title is not offered")
    func untitled() {
        let counting = Counting(journal)
        counting.title = nil
        let sheet = present(["a"], [counting])
        #expect(find("Count", in: sheet.view) == nil)
        // Only the button that closes the sheet.
        #expect(buttons(in: sheet.view) == 1)
    }

    @Test("An item source decides with its placeholder what is offered, and gives the item to what is chosen")
    func source() throws {
        let sheet = present([LateText()], [Counting(journal)])
        try tap("Count", in: sheet)
        #expect(journal.take() == ["prepare [\"text for count\"]", "perform", "count true"])
    }

    @Test("An activity that finishes twice is heard of once")
    func finishedTwice() throws {
        let counting = Counting(journal)
        counting.controller = UIViewController()
        let sheet = present(["text"], [counting])
        try tap("Count", in: sheet)
        counting.activityDidFinish(true)
        #expect(counting.onFinish == nil)
        counting.activityDidFinish(true)
        MainLoop.current.settle()
        #expect(sheet.completionWithItemsHandler == nil)
        #expect(journal.take() == ["prepare [\"text\"]", "count true"])
    }

    @Test("The title names the only item, or counts them")
    func title() {
        #expect(SharedItemsTitle(items: ["Hello"]).text == "Hello")
        #expect(SharedItemsTitle(items: [URL(string: "https://example.com/a") as Any]).text == "example.com")
        #expect(SharedItemsTitle(items: [1, 2]).text == "2 Items")
    }
}
