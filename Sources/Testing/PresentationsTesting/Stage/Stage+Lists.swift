import UIKit

extension Stage {
    /// Scrolls a list until the view with an `accessibilityIdentifier` can be seen and tapped, so that a table or a collection
    /// view makes the cell first if there is none.
    ///
    /// ```swift
    /// stage.scroll(to: "row-180", in: "places")
    /// stage.tap("row-180")
    /// ```
    ///
    /// The list scrolls from where it is to its end, and if the view does not come, to its start. It moves in steps of less than
    /// its height by its `contentOffset`, without an animation and without a finger: its delegate hears of scrolling, but of no
    /// dragging, and no time passes. It stops with all of the view inside its `adjustedContentInset`, as far as there is room.
    ///
    /// If the view never comes, or something is always in front of it, the test that is running fails with a sentence that says what
    /// has been seen, and the list returns to its place. A list that grows while it scrolls is followed for 10,000 steps.
    ///
    /// - Parameters:
    ///   - identifier: The `accessibilityIdentifier` of a cell, or of a view in one.
    ///   - list: The `accessibilityIdentifier` of the scroll view. With `nil`, the default, it is the frontmost scroll view that
    ///     can scroll vertically, or else the frontmost one that can scroll horizontally.
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
