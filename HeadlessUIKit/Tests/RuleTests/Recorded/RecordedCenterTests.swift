import Testing
import UIKit

/// Centres, with offsets and multipliers and between two positions. The middle between two pixels is rounded to the
/// right and down.
///
/// The numbers are frames that were recorded on iOS simulators: Tinder/Layout at eb8ac90, Tests/LayoutTests, the
/// snapshots of the test that each function is named after.
@MainActor
@Suite("Recorded: centres")
struct RecordedCenterTests {
    @Test("Centred, off the centre, and by priority")
    func centerOffsetPriority() throws {
        try expectRecorded(
            """
            SE 135 259 50 50 | 185 309 50 50 | 85 209 50 50
            8 162.67 308.67 50 50 | 212.67 358.67 50 50 | 112.67 258.67 50 50
            Plus 189 438 50 50 | 239 488 50 50 | 139 388 50 50
            Pro 171.67 401 50 50 | 221.67 451 50 50 | 121.67 351 50 50
            """
        ) { root in
            let views = (0..<3).map { _ in root.box(50, 50) }
            views[0].same(.centerX, .centerY, plus: 50, at: 750)
            views[0].same(.centerX, .centerY)
            views[1].same(.centerX, .centerY, plus: 50)
            views[2].same(.centerX, .centerY, plus: -25, at: 250)
            views[2].same(.centerX, .centerY, plus: -50, at: 750)
            return views
        }
    }

    @Test("Centred along one axis, with an offset or a multiplier")
    func centerWithAxisOffsetMultiplierPriority() throws {
        try expectRecorded(
            """
            SE 0 234 100 100 | 110 0 100 100 | 0 334 100 100 | 190 0 100 100 | 0 134 100 100
            8 0 283.67 100 100 | 137.67 0 100 100 | 0 383.67 100 100 | 231.33 0 100 100 | 0 183.67 100 100
            Plus 0 413 100 100 | 164 0 100 100 | 0 513 100 100 | 271 0 100 100 | 0 313 100 100
            Pro 0 376 100 100 | 146.67 0 100 100 | 0 476 100 100 | 244.67 0 100 100 | 0 276 100 100
            """
        ) { root in
            let views = (0..<5).map { _ in root.box(100, 100) }
            for index in [0, 2, 4] { views[index].same(.leading) }
            for index in [1, 3] { views[index].same(.top) }
            views[0].same(.centerY, times: 0.5, plus: 50, at: 750)
            views[0].same(.centerY)
            views[1].same(.centerX, times: 0.5, plus: 50, at: 750)
            views[1].same(.centerX)
            views[2].same(.centerY, plus: 100)
            views[3].same(.centerX, times: 1.5)
            views[4].same(.centerY, plus: -350, at: 250)
            views[4].same(.centerY, plus: -100, at: 750)
            return views
        }
    }

    @Test("In the middle of the safe area from side to side")
    func centerBetweenLeadingAndTrailing() throws {
        try expectRecorded(
            """
            SE 60 0 200 100
            mini 87.67 0 200 100
            Plus 114 0 200 100
            Pro 96.67 0 200 100
            8-landscape 233.67 0 200 100
            13-landscape 322 0 200 100
            """
        ) { root in
            let view = root.box(200, 100)
            view.same(.top)
            view.center(between: root.safeAreaLayoutGuide.leadingAnchor, and: root.safeAreaLayoutGuide.trailingAnchor)
            return [view]
        }
    }

    @Test("In the middle of the safe area from top to bottom")
    func centerBetweenTopAndBottom() throws {
        try expectRecorded(
            """
            SE 0 244 200 100
            mini 0 364 200 100
            Plus 0 419.67 200 100
            Pro 0 388.67 200 100
            8-landscape 0 137.67 200 100
            13-landscape 0 134.67 200 100
            """
        ) { root in
            let view = root.box(200, 100)
            view.same(.leading)
            view.center(between: root.safeAreaLayoutGuide.topAnchor, and: root.safeAreaLayoutGuide.bottomAnchor)
            return [view]
        }
    }

    @Test("In the middle between two anchors, from side to side")
    func centerViewBetweenLeadingAndTrailingPriority() throws {
        try expectRecorded(
            """
            SE 30 0 100 100 | 110 468 100 100
            8 43.67 0 100 100 | 137.67 567 100 100
            Plus 57 0 100 100 | 164 826 100 100
            Pro 48.33 0 100 100 | 146.67 752 100 100
            """
        ) { root in
            let (a, b) = (root.box(100, 100), root.box(100, 100))
            a.same(.top)
            a.center(between: root.leadingAnchor, and: root.trailingAnchor, at: 750)
            a.center(between: root.leadingAnchor, and: root.centerXAnchor)
            b.same(.bottom)
            b.center(between: a.leadingAnchor, and: a.trailingAnchor, at: 250)
            b.center(between: root.leadingAnchor, and: root.trailingAnchor, at: 750)
            return [a, b]
        }
    }

    @Test("In the middle between two anchors, from top to bottom")
    func centerViewBetweenTopAndBottomPriority() throws {
        try expectRecorded(
            """
            SE 0 234 100 100 | 220 92 100 100
            8 0 283.67 100 100 | 275 116.67 100 100
            Plus 0 413 100 100 | 328 181.67 100 100
            Pro 0 376 100 100 | 293 163 100 100
            """
        ) { root in
            let (a, b) = (root.box(100, 100), root.box(100, 100))
            b.same(.trailing)
            b.center(between: root.topAnchor, and: root.bottomAnchor, at: 750)
            b.center(between: root.topAnchor, and: root.centerYAnchor)
            a.same(.leading)
            a.center(between: b.topAnchor, and: b.bottomAnchor, at: 250)
            a.center(between: root.topAnchor, and: root.bottomAnchor, at: 750)
            return [a, b]
        }
    }

    @Test("Text in the middle between a view and the right edge")
    func horizontallyCenteringDocumentationExample() throws {
        try expectRecorded(
            """
            SE 110 234 100 100 | 239.33 274 51.33 20.33
            8 137.67 283.67 100 100 | 280.67 323.33 51.33 20.33
            Plus 164 413 100 100 | 320.33 453 51.33 20.33
            Pro 146.67 376 100 100 | 294 416 51.33 20.33
            """
        ) { root in
            let (a, b) = (root.box(100, 100), root.text(154.0 / 3, 61.0 / 3))
            a.same(.centerX, .centerY)
            b.same(.centerY)
            b.center(between: a.trailingAnchor, and: root.trailingAnchor)
            return [a, b]
        }
    }

    @Test("The same, with the guide in place before the view")
    func horizontallyCenteringLayoutItemDocumentationExample() throws {
        try expectRecorded(
            """
            SE 110 234 100 100 | 239.33 274 51.33 20.33
            8 137.67 283.67 100 100 | 280.67 323.33 51.33 20.33
            Plus 164 413 100 100 | 320.33 453 51.33 20.33
            Pro 146.67 376 100 100 | 294 416 51.33 20.33
            """
        ) { root in
            let a = root.box(100, 100)
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
            guide.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
            a.same(.centerX, .centerY)
            let b = root.text(154.0 / 3, 61.0 / 3)
            b.same(.centerY)
            b.same(.centerX, as: guide)
            return [a, b]
        }
    }

    @Test("Text in the middle between a view and the lower edge")
    func verticallyCenteringDocumentationExample() throws {
        try expectRecorded(
            """
            SE 110 234 100 100 | 134.33 441 51.33 20.33
            8 137.67 283.67 100 100 | 162 515 51.33 20.33
            Plus 164 413 100 100 | 188.33 709.33 51.33 20.33
            Pro 146.67 376 100 100 | 171 654 51.33 20.33
            """
        ) { root in
            let (a, b) = (root.box(100, 100), root.text(154.0 / 3, 61.0 / 3))
            a.same(.centerX, .centerY)
            b.same(.centerX)
            b.center(between: a.bottomAnchor, and: root.bottomAnchor)
            return [a, b]
        }
    }

    @Test("The same, downwards with the guide in place before the view")
    func verticallyCenteringLayoutItemDocumentationExample() throws {
        try expectRecorded(
            """
            SE 110 234 100 100 | 134.33 441 51.33 20.33
            8 137.67 283.67 100 100 | 162 515 51.33 20.33
            Plus 164 413 100 100 | 188.33 709.33 51.33 20.33
            Pro 146.67 376 100 100 | 171 654 51.33 20.33
            """
        ) { root in
            let a = root.box(100, 100)
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            guide.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
            guide.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
            a.same(.centerX, .centerY)
            let b = root.text(154.0 / 3, 61.0 / 3)
            b.same(.centerX)
            b.same(.centerY, as: guide)
            return [a, b]
        }
    }

    @Test("A view that fills the safe area, and one in the middle of the screen")
    func layoutBuilderDocumentationExample() throws {
        try expectRecorded(
            """
            SE 0 20 320 548 | 144 268 32 32
            8 0 20 375 647 | 171.67 317.67 32 32
            Plus 0 47 428 845 | 198 447 32 32
            Pro 0 59 393 759 | 180.67 410 32 32
            """
        ) { root in
            let (a, b) = (root.box(), root.box(32, 32))
            a.inset(from: root.safeAreaLayoutGuide, 0)
            b.same(.centerX, .centerY)
            return [a, b]
        }
    }
}
