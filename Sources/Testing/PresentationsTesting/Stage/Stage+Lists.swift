import UIKit

extension Stage {
    /// Scrolls a list until the view with an `accessibilityIdentifier` can be seen and tapped. A table or a collection
    /// view makes the cell on the way.
    ///
    /// ```swift
    /// stage.scroll(to: "row-180", in: "places")
    /// stage.tap("row-180")
    /// ```
    ///
    /// The list scrolls to its end and, if the view does not come, to its start. It sets its `contentOffset` in steps
    /// of less than its height, without an animation and without a finger: no time passes, and its delegate hears about
    /// scrolling but not about dragging. It stops when all of the view is inside its `adjustedContentInset`, as far as
    /// there is room.
    ///
    /// If the view never comes, or another view always covers it, the running test fails with a message that lists the
    /// identifiers that came into sight, and the list returns to its place. If no such list can be seen, the test fails
    /// as well. A list that grows while it scrolls is followed for 10,000 steps.
    ///
    /// - Parameters:
    ///   - identifier: The `accessibilityIdentifier` of a cell, or of a view in one.
    ///   - list: The `accessibilityIdentifier` of the scroll view. Defaults to `nil`: the frontmost scroll view that
    ///     can scroll vertically or, if there is none, the frontmost one that can scroll horizontally.
    ///   - fileID: The source file of the failure. Defaults to that of the call.
    ///   - filePath: The path of that file.
    ///   - line: The line of the failure. Defaults to that of the call.
    ///   - column: The column in that line.
    public func scroll(
        to identifier: String, in list: String? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let scrollView = scrollView(called: list) else {
            let name = list.map { "no list called \"\($0)\"" } ?? "no list that scrolls"
            let others = whatCanBeSeen(in: [window])
            return place.fail(
                "\"\(identifier)\" cannot be scrolled to: \(name) can be seen in the stage's window. \(others)")
        }
        window.layoutIfNeeded()
        let search = ListSearch(for: identifier, in: scrollView, of: window)
        eventRecorder?.note("scroll to \(identifier)")
        if let failure = search.run() { place.fail(failure) }
    }

    private func scrollView(called name: String?) -> UIScrollView? {
        let visible = VisibleViews(in: window)
        if let name {
            return visible.first { $0.accessibilityIdentifier == name && $0 is UIScrollView }?.view as? UIScrollView
        }
        func first(_ axis: ListSearch.Axis) -> UIScrollView? {
            visible.first { ($0 as? UIScrollView).map(axis.isScrollable) ?? false }?.view as? UIScrollView
        }
        return first(.vertical) ?? first(.horizontal)
    }
}
