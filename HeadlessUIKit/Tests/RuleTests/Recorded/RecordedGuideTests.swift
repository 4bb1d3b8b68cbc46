import Testing
import UIKit

/// Margins and safe areas of the view of a view controller.
///
/// The numbers are frames that were recorded on iOS simulators: Tinder/Layout at eb8ac90, Tests/LayoutTests, the
/// snapshots of the test that each function is named after.
@MainActor
@Suite("Recorded: margins and safe areas")
struct RecordedGuideTests {
    @Test("Within the margins, by left and right")
    func toMarginsInsetsPriorityCanonical() throws {
        try expectRecorded(
            """
            SE 36 30 188 498 | 46 40 168 478
            8 36 30 243 597 | 46 40 223 577
            Plus 40 57 288 795 | 50 67 268 775
            Pro 36 69 261 709 | 46 79 241 689
            X-landscape 80 10 592 301 | 90 20 572 281
            13-landscape 83 10 618 319 | 93 20 598 299
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root.layoutMarginsGuide, 0, isDirectional: false, at: 750)
            a.inset(from: root.layoutMarginsGuide, 10, 20, 40, 80, isDirectional: false)
            b.inset(from: root.layoutMarginsGuide, 0, isDirectional: false, at: 250)
            b.inset(from: root.layoutMarginsGuide, 20, 30, 50, 90, isDirectional: false, at: 750)
            return [a, b]
        }
    }

    @Test("Within the margins, by leading and trailing")
    func toMarginsInsetsPriorityDirectional() throws {
        try expectRecorded(
            """
            SE 16 20 288 548 | 46 40 168 478
            8 16 20 343 647 | 46 40 223 577
            Plus 20 47 388 845 | 50 67 268 775
            Pro 16 59 361 759 | 46 79 241 689
            X-landscape 60 0 692 351 | 90 20 572 281
            13-landscape 63 0 718 369 | 93 20 598 299
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root.layoutMarginsGuide, 10, at: 750)
            a.inset(from: root.layoutMarginsGuide, 0)
            b.inset(from: root.layoutMarginsGuide, 0, at: 250)
            b.inset(from: root.layoutMarginsGuide, 20, 30, 50, 90, at: 750)
            return [a, b]
        }
    }

    @Test("Within the margins, by one distance")
    func toMarginsWithEdgesInsetPriorityDirectional() throws {
        try expectRecorded(
            """
            SE 16 20 288 548 | 41 45 238 498 | 66 70 188 448
            8 16 20 343 647 | 41 45 293 597 | 66 70 243 547
            Plus 20 47 388 845 | 45 72 338 795 | 70 97 288 745
            Pro 16 59 361 759 | 41 84 311 709 | 66 109 261 659
            X-landscape 60 0 692 351 | 85 25 642 301 | 110 50 592 251
            13-landscape 63 0 718 369 | 88 25 668 319 | 113 50 618 269
            """
        ) { root in
            let views = (0..<3).map { _ in root.box() }
            for (index, inset, priority) in [(0, 50, 750), (0, 0, 1000), (1, 25, 1000), (2, 0, 250), (2, 50, 750)]
                as [(Int, CGFloat, Float)]
            {
                views[index].inset(from: root.layoutMarginsGuide, inset, at: priority)
            }
            return views
        }
    }

    @Test("Within the margins, and at their corner")
    func toMarginsCanonicalEdgesInsetPriority() throws {
        try expectRecorded(
            """
            SE 16 20 288 548 | 41 45 238 498 | 66 70 188 448 | 91 95 50 50
            8 16 20 343 647 | 41 45 293 597 | 66 70 243 547 | 91 95 50 50
            Plus 20 47 388 845 | 45 72 338 795 | 70 97 288 745 | 95 122 50 50
            Pro 16 59 361 759 | 41 84 311 709 | 66 109 261 659 | 91 134 50 50
            X-landscape 60 0 692 351 | 85 25 642 301 | 110 50 592 251 | 135 75 50 50
            13-landscape 63 0 718 369 | 88 25 668 319 | 113 50 618 269 | 138 75 50 50
            """
        ) { root in
            let views = (0..<3).map { _ in root.box() } + [root.box(50, 50)]
            for (index, inset, priority) in [(0, 50, 750), (0, 0, 1000), (1, 25, 1000), (2, 0, 250), (2, 50, 750)]
                as [(Int, CGFloat, Float)]
            {
                views[index].inset(from: root.layoutMarginsGuide, inset, isDirectional: false, at: priority)
            }
            views[3].same(.top, .left, as: root.layoutMarginsGuide, plus: 75)
            return views
        }
    }

    @Test("Between the side margins")
    func toSideMarginsInsetPriority() throws {
        try expectRecorded(
            """
            SE 16 0 288 100 | 36 234 248 100 | 56 468 208 100
            8 16 0 343 100 | 36 283.67 303 100 | 56 567 263 100
            Plus 20 0 388 100 | 40 413 348 100 | 60 826 308 100
            Pro 16 0 361 100 | 36 376 321 100 | 56 752 281 100
            X-landscape 60 0 692 100 | 80 137.67 652 100 | 100 275 612 100
            13-landscape 63 0 718 100 | 83 145 678 100 | 103 290 638 100
            """
        ) { root in
            let views = (0..<3).map { _ in root.box(nil, 100) }
            views[0].same(.top)
            views[1].same(.centerY)
            views[2].same(.bottom)
            for (index, inset, priority) in [(0, 0, 1000), (0, 20, 750), (1, 20, 1000), (2, 20, 250), (2, 40, 750)]
                as [(Int, CGFloat, Float)]
            {
                views[index].same(.left, as: root.layoutMarginsGuide, plus: inset, at: priority)
                views[index].same(.right, as: root.layoutMarginsGuide, plus: -inset, at: priority)
            }
            return views
        }
    }

    @Test("Within the safe area, by left and right")
    func toSafeAreaInsetsPriorityCanonical() throws {
        try expectRecorded(
            """
            SE 5 20 300 538 | 50 70 220 448
            mini 5 50 355 718 | 50 100 275 628
            Plus 5 47 408 835 | 50 97 328 745
            Pro 5 59 373 749 | 50 109 293 659
            8-landscape 5 0 647 365 | 50 50 567 275
            13-landscape 52 0 730 359 | 97 50 650 269
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root.safeAreaLayoutGuide, 5, isDirectional: false, at: 750)
            a.inset(from: root.safeAreaLayoutGuide, 0, 5, 10, 15, isDirectional: false)
            b.inset(from: root.safeAreaLayoutGuide, 5, isDirectional: false, at: 250)
            b.inset(from: root.safeAreaLayoutGuide, 50, isDirectional: false, at: 750)
            return [a, b]
        }
    }

    @Test("Within the safe area, by leading and trailing")
    func toSafeAreaInsetsPriorityDirectional() throws {
        try expectRecorded(
            """
            SE 5 20 300 538 | 50 70 220 448
            mini 5 50 355 718 | 50 100 275 628
            Plus 5 47 408 835 | 50 97 328 745
            Pro 5 59 373 749 | 50 109 293 659
            8-landscape 5 0 647 365 | 50 50 567 275
            13-landscape 52 0 730 359 | 97 50 650 269
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root.safeAreaLayoutGuide, 5, at: 750)
            a.inset(from: root.safeAreaLayoutGuide, 0, 5, 10, 15)
            b.inset(from: root.safeAreaLayoutGuide, 5, at: 250)
            b.inset(from: root.safeAreaLayoutGuide, 50, at: 750)
            return [a, b]
        }
    }

    @Test("Within the safe area, by one distance and direction")
    func toSafeAreaWithEdgesInsetPriorityDirectional() throws {
        try expectRecorded(
            """
            SE 0 20 320 548 | 25 45 270 498
            mini 0 50 375 728 | 25 75 325 678
            Plus 0 47 428 845 | 25 72 378 795
            Pro 0 59 393 759 | 25 84 343 709
            8-landscape 0 0 667 375 | 25 25 617 325
            13-landscape 47 0 750 369 | 72 25 700 319
            """
        ) { root in
            let (a, b) = (root.box(), root.box())
            a.inset(from: root.safeAreaLayoutGuide, 50, at: 750)
            a.inset(from: root.safeAreaLayoutGuide, 0)
            b.inset(from: root.safeAreaLayoutGuide, 0, at: 250)
            b.inset(from: root.safeAreaLayoutGuide, 25, at: 750)
            return [a, b]
        }
    }

    @Test("Within the safe area, by one distance")
    func toSafeAreaCanonicalEdgesInsetPriority() throws {
        try expectRecorded(
            """
            SE 0 20 320 548 | 50 70 220 448 | 75 95 170 398
            mini 0 50 375 728 | 50 100 275 628 | 75 125 225 578
            Plus 0 47 428 845 | 50 97 328 745 | 75 122 278 695
            Pro 0 59 393 759 | 50 109 293 659 | 75 134 243 609
            8-landscape 0 0 667 375 | 50 50 567 275 | 75 75 517 225
            13-landscape 47 0 750 369 | 97 50 650 269 | 122 75 600 219
            """
        ) { root in
            let views = (0..<3).map { _ in root.box() }
            views[0].same(.top, .left, as: root.safeAreaLayoutGuide, plus: 50, at: 750)
            views[0].inset(from: root.safeAreaLayoutGuide, 0, isDirectional: false)
            views[1].inset(from: root.safeAreaLayoutGuide, 0, isDirectional: false, at: 250)
            views[1].inset(from: root.safeAreaLayoutGuide, 50, isDirectional: false, at: 750)
            views[2].inset(from: root.safeAreaLayoutGuide, 75, isDirectional: false)
            return views
        }
    }
}
