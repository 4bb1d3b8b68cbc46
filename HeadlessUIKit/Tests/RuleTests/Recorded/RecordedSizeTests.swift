import Testing
import UIKit

@testable import TestSupport

/// Sizes by constants, relations and priorities.
///
/// The numbers are frames that were recorded on iOS simulators: Tinder/Layout at eb8ac90, Tests/LayoutTests, the
/// snapshots of the test that each function is named after.
@MainActor
@Suite("Recorded: sizes")
struct RecordedSizeTests {
    @Test("A required size wins over one of priority 750, and that over one of 250")
    func sizePriority() throws {
        try expectRecorded(
            """
            SE 0 0 100 200 | 220 0 100 200
            8 0 0 100 200 | 275 0 100 200
            Plus 0 0 100 200 | 328 0 100 200
            Pro 0 0 100 200 | 293 0 100 200
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.same(.top, .leading)
            a.size(150, 250, at: 750)
            a.size(100, 200, at: 1000)
            b.same(.top, .trailing)
            b.size(50, 50, at: 250)
            b.size(100, 200, at: 750)
            return [a, b]
        }
    }

    @Test("So it is where width and height are given one by one")
    func sizeWidthHeightPriority() throws {
        try expectRecorded(
            """
            SE 0 0 100 200 | 220 0 100 200
            8 0 0 100 200 | 275 0 100 200
            Plus 0 0 100 200 | 328 0 100 200
            Pro 0 0 100 200 | 293 0 100 200
            """
        ) { root in
            let (a, b) = (root.box(100, 200), root.box())
            a.same(.top, .leading)
            a.size(150, 250, at: 750)
            b.same(.top, .trailing)
            b.length(.width, 50, at: 250)
            b.length(.height, 50, at: 250)
            b.length(.width, 100, at: 750)
            b.length(.height, 200, at: 750)
            return [a, b]
        }
    }

    @Test("Limits of a width bound what another priority asks for")
    func widthIsRelationToConstantPriority() throws {
        try expectRecorded(
            """
            SE 0 0 50 100 | 270 0 50 100 | 0 468 50 100 | 270 468 50 100 | 130 184 60 100 | 140 284 40 100
            8 0 0 50 100 | 325 0 50 100 | 0 567 50 100 | 325 567 50 100 | 157.67 233.67 60 100 | 167.67 333.67 40 100
            Plus 0 0 50 100 | 378 0 50 100 | 0 826 50 100 | 378 826 50 100 | 184 363 60 100 | 194 463 40 100
            Pro 0 0 50 100 | 343 0 50 100 | 0 752 50 100 | 343 752 50 100 | 166.67 326 60 100 | 176.67 426 40 100
            """
        ) { root in
            let views = (0..<6).map { _ in root.box(nil, 100) }
            let corners: [[NSLayoutConstraint.Attribute]] = [
                [.top, .leading], [.top, .trailing], [.bottom, .leading], [.bottom, .trailing],
            ]
            for (view, corner) in zip(views, corners) { corner.forEach { view.same($0) } }
            views[0].length(.width, .greaterThanOrEqual, 100, at: 750)
            views[0].length(.width, 50)
            views[1].length(.width, 1, at: 250)
            views[1].length(.width, 50, at: 750)
            views[2].length(.width, 40, at: 750)
            views[2].length(.width, .greaterThanOrEqual, 50)
            views[3].length(.width, 60, at: 750)
            views[3].length(.width, .lessThanOrEqual, 50)
            views[4].same(.centerY, plus: -50)
            views[4].same(.centerX)
            views[4].length(.width, 60)
            views[4].length(.width, .greaterThanOrEqual, 50)
            views[5].same(.centerY, plus: 50)
            views[5].same(.centerX)
            views[5].length(.width, 40)
            views[5].length(.width, .lessThanOrEqual, 50)
            return views
        }
    }

    @Test("A required width wins over one of priority 750")
    func widthWithConstantPriority() throws {
        try expectRecorded(
            """
            SE 0 0 50 100 | 270 0 50 100
            8 0 0 50 100 | 325 0 50 100
            Plus 0 0 50 100 | 378 0 50 100
            Pro 0 0 50 100 | 343 0 50 100
            """
        ) { root in
            let (a, b) = (root.box(50, 100), root.box(nil, 100))
            a.same(.top, .leading)
            a.length(.width, 100, at: 750)
            b.same(.top, .trailing)
            b.length(.width, 1, at: 250)
            b.length(.width, 50, at: 750)
            return [a, b]
        }
    }

    @Test("Limits of a height bound what another priority asks for")
    func heightIsRelationToConstantPriority() throws {
        try expectRecorded(
            """
            SE 0 0 50 100 | 270 0 50 100 | 0 468 50 100 | 270 518 50 50 | 135 179 50 110 | 135 289 50 90
            8 0 0 50 100 | 325 0 50 100 | 0 567 50 100 | 325 617 50 50 | 162.67 228.67 50 110 | 162.67 338.67 50 90
            Plus 0 0 50 100 | 378 0 50 100 | 0 826 50 100 | 378 876 50 50 | 189 358 50 110 | 189 468 50 90
            Pro 0 0 50 100 | 343 0 50 100 | 0 752 50 100 | 343 802 50 50 | 171.67 321 50 110 | 171.67 431 50 90
            """
        ) { root in
            let views = (0..<6).map { _ in root.box(50) }
            let corners: [[NSLayoutConstraint.Attribute]] = [
                [.top, .leading], [.top, .trailing], [.bottom, .leading], [.bottom, .trailing],
            ]
            for (view, corner) in zip(views, corners) { corner.forEach { view.same($0) } }
            views[0].length(.height, .greaterThanOrEqual, 150, at: 750)
            views[0].length(.height, 100)
            views[1].length(.height, 1, at: 250)
            views[1].length(.height, 100, at: 750)
            views[2].length(.height, 75, at: 750)
            views[2].length(.height, .greaterThanOrEqual, 100)
            views[3].length(.height, 125, at: 750)
            views[3].length(.height, .lessThanOrEqual, 50)
            views[4].same(.centerY, plus: -50)
            views[4].same(.centerX)
            views[4].length(.height, 110, at: 750)
            views[4].length(.height, .greaterThanOrEqual, 100)
            views[5].same(.centerY, plus: 50)
            views[5].same(.centerX)
            views[5].length(.height, 90, at: 750)
            views[5].length(.height, .lessThanOrEqual, 100)
            return views
        }
    }

    @Test("A required height wins over one of priority 750")
    func heightWithConstantPriority() throws {
        try expectRecorded(
            """
            SE 0 0 100 50 | 220 0 100 50
            8 0 0 100 50 | 275 0 100 50
            Plus 0 0 100 50 | 328 0 100 50
            Pro 0 0 100 50 | 293 0 100 50
            """
        ) { root in
            let (a, b) = (root.box(100, 50), root.box(100))
            a.same(.top, .leading)
            a.length(.height, 100, at: 750)
            b.same(.top, .trailing)
            b.length(.height, 1, at: 250)
            b.length(.height, 50, at: 750)
            return [a, b]
        }
    }

    @Test("A square by its width, and one by its height")
    func square() throws {
        try expectRecorded(
            """
            SE 0 0 100 100 | 220 0 100 100
            8 0 0 100 100 | 275 0 100 100
            Plus 0 0 100 100 | 328 0 100 100
            Pro 0 0 100 100 | 293 0 100 100
            """
        ) { root in
            let (a, b) = (root.box(100), root.box(nil, 100))
            a.same(.top, .leading)
            b.same(.top, .trailing)
            for view in [a, b] { view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true }
            return [a, b]
        }
    }

    @Test("A square with a length of each priority")
    func squareWithLengthPriority() throws {
        try expectRecorded(
            """
            SE 0 0 100 100 | 220 0 100 100
            8 0 0 100 100 | 275 0 100 100
            Plus 0 0 100 100 | 328 0 100 100
            Pro 0 0 100 100 | 293 0 100 100
            """
        ) { root in
            let (a, b) = (root.box(100, 100), root.box())
            a.same(.top, .leading)
            a.size(200, 200, at: 750)
            b.same(.top, .trailing)
            b.size(25, 25, at: 250)
            b.size(100, 100, at: 750)
            return [a, b]
        }
    }

    @Test("Aspect ratios of each priority")
    func aspectRatioWithRatioPriority() throws {
        try expectRecorded(
            """
            SE 0 0 75 100 | 245 0 75 100
            8 0 0 75 100 | 300 0 75 100
            Plus 0 0 75 100 | 353 0 75 100
            Pro 0 0 75 100 | 318 0 75 100
            """
        ) { root in
            let (a, b) = (root.box(nil, 100), root.box(nil, 100))
            a.same(.top, .leading)
            b.same(.top, .trailing)
            for (view, ratio, priority) in [(a, 0.5, 750), (a, 0.75, 1000), (b, 0.25, 250), (b, 0.75, 750)] {
                view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio).at(Float(priority))
                    .isActive = true
            }
            return [a, b]
        }
    }
}
