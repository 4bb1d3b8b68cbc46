import Foundation

@testable import UIKit

/// Descriptions that are solved for 320 by 480 points with two pixels per point.
@MainActor
enum Compositional {
    static let container = CGSize(width: 320, height: 480)
    static let pixels = PixelRounding(scale: 2)

    static func item(_ width: CompositionalLength, _ height: CompositionalLength) -> CompositionalItem {
        CompositionalItem(size: CompositionalSize(width, height))
    }

    /// Returns a group over the whole width by default.
    static func group(
        _ axis: NSLayoutConstraint.Axis, width: CompositionalLength = .ofWidth(1), height: CompositionalLength,
        _ items: [CompositionalItem], spacing: CompositionalSpacing = .none,
        repetition: CompositionalGroup.Repetition = .untilFull
    ) -> CompositionalItem {
        var group = item(width, height)
        group.group = CompositionalGroup(arrangement: .line(axis, items, repetition), spacing: spacing)
        return group
    }

    /// A row of one cell, 44 points high.
    static var list: CompositionalItem {
        group(.horizontal, height: .absolute(44), [item(.ofWidth(1), .ofHeight(1))])
    }

    /// A column of one cell, 60 points wide and as high as the group's inset room.
    static var column: CompositionalItem {
        group(.vertical, width: .absolute(60), height: .ofHeight(1), [item(.ofWidth(1), .ofHeight(1))])
    }

    static func solved(_ group: CompositionalItem) -> SolvedGroup {
        GroupSolver(pixels: pixels).solved(group, in: container)
    }

    static func section(
        _ description: CompositionalSection, _ count: Int, axis: NSLayoutConstraint.Axis = .vertical
    ) -> SolvedSection {
        SolvedSection(description, cellCount: count, axis: axis, container: container, pixels: pixels)
    }

    static func solution(
        _ sections: [SolvedSection], spacing: CGFloat = 0, boundaries: [CompositionalBoundary] = [],
        axis: NSLayoutConstraint.Axis = .vertical
    ) -> CompositionalSolution {
        CompositionalSolution(
            sections, axis: axis, container: container, pixels: pixels, spacing: spacing, boundaries: boundaries)
    }

    static func header(_ alignment: NSRectAlignment = .top, height: CGFloat = 30) -> CompositionalBoundary {
        CompositionalBoundary(
            kind: "header", size: CompositionalSize(.ofWidth(1), .absolute(height)), alignment: alignment)
    }
}

extension CompositionalLength {
    static func ofWidth(_ part: CGFloat) -> CompositionalLength { CompositionalLength(.fractionOfWidth, part) }
    static func ofHeight(_ part: CGFloat) -> CompositionalLength { CompositionalLength(.fractionOfHeight, part) }
    static func estimated(_ points: CGFloat) -> CompositionalLength { CompositionalLength(.estimated, points) }
    static func uniform(_ points: CGFloat) -> CompositionalLength { CompositionalLength(.uniform, points) }
}

extension SolvedSection {
    /// Rounded to pixels, as they are displayed.
    func frames(_ cells: Range<Int>) -> [CGRect] { cells.compactMap { cell($0).map { pixels.placed($0.frame) } } }
}

extension CompositionalSolution {
    func cells(in rect: CGRect, _ state: CompositionalScrollState = CompositionalScrollState()) -> [IndexPath] {
        elements(in: rect, state).compactMap { element in
            if case .cell(let path) = element.element { path } else { nil }
        }
    }

    func frame(
        _ element: CollectionElement, _ state: CompositionalScrollState = CompositionalScrollState()
    ) -> CGRect? { self.element(element, state)?.frame }
}
