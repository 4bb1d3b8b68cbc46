import Testing
import UIKit

/// Edges, with constants, multipliers, relations and priorities.
///
/// The numbers are frames that were recorded on iOS simulators: Tinder/Layout at eb8ac90, Tests/LayoutTests, the
/// snapshots of the test that each function is named after.
@MainActor
@Suite("Recorded: edges")
struct RecordedEdgeTests {
    @Test("Edges with a multiplier, a constant, a priority")
    func toAttributeIsRelationMultiplierConstantPriority() throws {
        try expectRecorded(
            """
            SE 0 0 100 100 | 195 25 100 100 | 0 184 100 100 | 0 376 100 100 | 170 418 100 100
            8 0 0 100 100 | 250 25 100 100 | 0 233.67 100 100 | 0 450.33 100 100 | 225 517 100 100
            Plus 0 0 100 100 | 303 25 100 100 | 0 363 100 100 | 0 644.67 100 100 | 278 776 100 100
            Pro 0 0 100 100 | 268 25 100 100 | 0 326 100 100 | 0 589 100 100 | 243 702 100 100
            """
        ) { root in
            let views = (0..<5).map { _ in root.box(100, 100) }
            views[0].same(.top, .leading, is: .greaterThanOrEqual, times: 0.5, plus: 50, at: 750)
            views[0].same(.top, .leading)
            views[1].same(.top, plus: 25)
            views[1].same(.trailing, plus: -25)
            views[2].same(.bottom, times: 0.5)
            views[3].same(.bottom, times: 0.75, plus: 50)
            for view in views[2...3] { view.same(.leading) }
            views[4].same(.bottom, .trailing, plus: -100, at: 250)
            views[4].same(.bottom, .trailing, plus: -50, at: 750)
            return views
        }
    }

    @Test("Edges within limits")
    func toAttributeIsRelationMultiplierConstantPriority_givenRelation() throws {
        try expectRecorded(
            """
            SE 50 100 100 100 | 170 50 100 100 | 50 368 100 100 | 170 418 100 100
            8 50 100 100 100 | 225 50 100 100 | 50 467 100 100 | 225 517 100 100
            Plus 50 100 100 100 | 278 50 100 100 | 50 726 100 100 | 278 776 100 100
            Pro 50 100 100 100 | 243 50 100 100 | 50 652 100 100 | 243 702 100 100
            """
        ) { root in
            let views = (0..<4).map { _ in root.box(100, 100) }
            views[0].same(.top, is: .lessThanOrEqual, plus: 100)
            views[0].same(.top, plus: 150, at: 750)
            views[1].same(.top, is: .lessThanOrEqual, plus: 100)
            views[1].same(.top, plus: 50, at: 750)
            views[2].same(.bottom, is: .greaterThanOrEqual, plus: -100)
            views[2].same(.bottom, plus: -150, at: 750)
            views[3].same(.bottom, is: .greaterThanOrEqual, plus: -100)
            views[3].same(.bottom, plus: -50, at: 750)
            for index in [0, 2] { views[index].same(.leading, plus: 50) }
            for index in [1, 3] { views[index].same(.trailing, plus: -50) }
            return views
        }
    }

    @Test("Two edges at once")
    func toAttributesConstantPriority() throws {
        try expectRecorded(
            """
            SE 0 468 100 100 | 120 368 100 100 | 100 100 100 100
            8 0 567 100 100 | 175 467 100 100 | 100 100 100 100
            Plus 0 826 100 100 | 228 726 100 100 | 100 100 100 100
            Pro 0 752 100 100 | 193 652 100 100 | 100 100 100 100
            """
        ) { root in
            let views = (0..<3).map { _ in root.box(100, 100) }
            views[0].same(.bottom, .leading, plus: 50, at: 750)
            views[0].same(.bottom, .leading)
            views[1].same(.bottom, .trailing, plus: -100)
            views[2].same(.top, .leading, plus: 25, at: 250)
            views[2].same(.top, .leading, plus: 100, at: 750)
            return views
        }
    }

    @Test("All edges, by left and right")
    func toEdgesInsetsPriorityCanonical() throws {
        try expectRecorded(
            """
            SE 5 0 300 558 | 50 50 220 468
            8 5 0 355 657 | 50 50 275 567
            Plus 5 0 408 916 | 50 50 328 826
            Pro 5 0 373 842 | 50 50 293 752
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root, 0, 5, 10, 15, isDirectional: false, at: 750)
            a.inset(from: root, 0, 5, 10, 15, isDirectional: false)
            b.inset(from: root, 0, 5, 10, 15, isDirectional: false, at: 250)
            b.inset(from: root, 50, isDirectional: false, at: 750)
            return [a, b]
        }
    }

    @Test("All edges, by leading and trailing")
    func toEdgesInsetsPriorityDirectional() throws {
        try expectRecorded(
            """
            SE 5 0 300 558 | 50 50 220 468
            8 5 0 355 657 | 50 50 275 567
            Plus 5 0 408 916 | 50 50 328 826
            Pro 5 0 373 842 | 50 50 293 752
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root, 0, at: 750)
            a.inset(from: root, 0, 5, 10, 15)
            b.inset(from: root, 5, at: 250)
            b.inset(from: root, 50, at: 750)
            return [a, b]
        }
    }

    @Test("Three edges and a height, by leading and trailing")
    func toEdgesWithEdgesInsetPriorityDirectional() throws {
        try expectRecorded(
            """
            SE 0 0 320 100 | 25 443 270 100 | 50 234 220 100
            8 0 0 375 100 | 25 542 325 100 | 50 283.67 275 100
            Plus 0 0 428 100 | 25 801 378 100 | 50 413 328 100
            Pro 0 0 393 100 | 25 727 343 100 | 50 376 293 100
            """
        ) { root in
            let views = (0..<3).map { _ in root.box(nil, 100) }
            views[0].same(.top, .leading, plus: 50, at: 750)
            views[0].same(.trailing, plus: -50, at: 750)
            views[0].same(.top, .leading, .trailing)
            views[1].same(.leading, plus: 25)
            views[1].same(.bottom, .trailing, plus: -25)
            views[2].same(.centerY)
            for (inset, priority) in [(25, 250), (50, 750)] as [(CGFloat, Float)] {
                views[2].same(.leading, plus: inset, at: priority)
                views[2].same(.trailing, plus: -inset, at: priority)
            }
            return views
        }
    }

    @Test("Three edges and a height, by left and right")
    func toEdgesCanonicalEdgesInsetPriority() throws {
        try expectRecorded(
            """
            SE 0 0 320 568 | 0 0 320 100 | 25 443 270 100 | 50 234 220 100
            8 0 0 375 667 | 0 0 375 100 | 25 542 325 100 | 50 283.67 275 100
            Plus 0 0 428 926 | 0 0 428 100 | 25 801 378 100 | 50 413 328 100
            Pro 0 0 393 852 | 0 0 393 100 | 25 727 343 100 | 50 376 293 100
            """
        ) { root in
            let all = root.box()
            all.same(.top, .leading, plus: 50, at: 750)
            all.inset(from: root, 0, isDirectional: false)
            let views = (0..<3).map { _ in root.box(nil, 100) }
            views[0].same(.top, .left, .right)
            views[1].same(.left, plus: 25)
            views[1].same(.bottom, .right, plus: -25)
            views[2].same(.centerY)
            for (inset, priority) in [(25, 250), (50, 750)] as [(CGFloat, Float)] {
                views[2].same(.left, plus: inset, at: priority)
                views[2].same(.right, plus: -inset, at: priority)
            }
            return [all] + views
        }
    }

    @Test("Both sides, at the top, in the middle and at the bottom")
    func toSideEdgesInsetPriority() throws {
        try expectRecorded(
            """
            SE 0 0 320 100 | 50 234 220 100 | 50 468 220 100
            8 0 0 375 100 | 50 283.67 275 100 | 50 567 275 100
            Plus 0 0 428 100 | 50 413 328 100 | 50 826 328 100
            Pro 0 0 393 100 | 50 376 293 100 | 50 752 293 100
            """
        ) { root in
            let views = (0..<3).map { _ in root.box(nil, 100) }
            views[0].same(.top)
            views[1].same(.centerY)
            views[2].same(.bottom)
            for (index, inset, priority) in [(0, 50, 750), (0, 0, 1000), (1, 50, 1000), (2, 0, 250), (2, 50, 750)]
                as [(Int, CGFloat, Float)]
            {
                views[index].same(.left, plus: inset, at: priority)
                views[index].same(.right, plus: -inset, at: priority)
            }
            return views
        }
    }

    @Test("A view that fills another")
    func layoutDocumentationExample() throws {
        try expectRecorded(
            """
            SE 0 0 320 568
            8 0 0 375 667
            Plus 0 0 428 926
            Pro 0 0 393 852
            """
        ) { root in
            let view = root.box()
            view.inset(from: root, 0)
            return [view]
        }
    }

    @Test("Three views inside another, by one distance")
    func constrainViewToTargetViewInset() throws {
        try expectRecorded(
            """
            SE 20 20 280 528 | 20 20 280 528 | 40 40 240 488
            8 20 20 335 627 | 20 20 335 627 | 40 40 295 587
            Plus 20 20 388 886 | 20 20 388 886 | 40 40 348 846
            Pro 20 20 353 812 | 20 20 353 812 | 40 40 313 772
            """
        ) { root in
            let views = (0..<3).map { _ in root.box() }
            views[0].inset(from: root, 40, isDirectional: false, at: 750)
            views[0].inset(from: root, 20, isDirectional: false)
            views[1].inset(from: root, 20)
            views[2].inset(from: root, 20, isDirectional: false, at: 250)
            views[2].inset(from: root, 40, isDirectional: false, at: 750)
            return views
        }
    }

    @Test("Two views inside another, by left and right")
    func constrainViewToTargetViewInsetsCanonical() throws {
        try expectRecorded(
            """
            SE 20 20 280 528 | 60 60 200 448
            8 20 20 335 627 | 60 60 255 547
            Plus 20 20 388 886 | 60 60 308 806
            Pro 20 20 353 812 | 60 60 273 732
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root, 20, isDirectional: false)
            b.inset(from: root, 40, isDirectional: false, at: 250)
            b.inset(from: root, 60, isDirectional: false, at: 750)
            return [a, b]
        }
    }

    @Test("Two views inside another, by leading and trailing")
    func constrainViewToTargetViewInsetsDirectional() throws {
        try expectRecorded(
            """
            SE 20 20 280 528 | 60 60 200 448
            8 20 20 335 627 | 60 60 255 547
            Plus 20 20 388 886 | 60 60 308 806
            Pro 20 20 353 812 | 60 60 273 732
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root, 20)
            b.inset(from: root, 40, at: 250)
            b.inset(from: root, 60, at: 750)
            return [a, b]
        }
    }
}
