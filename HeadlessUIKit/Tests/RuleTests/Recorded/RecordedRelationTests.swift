import Testing
import UIKit

@testable import TestSupport

/// Views whose lengths and positions follow those of others.
///
/// The numbers are frames that were recorded on iOS simulators: Tinder/Layout at eb8ac90, Tests/LayoutTests, the
/// snapshots of the test that each function is named after.
@MainActor
@Suite("Recorded: relations between views")
struct RecordedRelationTests {
    @Test("Lengths as numbers, within limits and by priority")
    func constrainAnchorIsRelationToConstantPriority() throws {
        try expectRecorded(
            """
            SE 100 20 200 100 | 100 448 200 100
            8 155 20 200 100 | 155 547 200 100
            Plus 208 20 200 100 | 208 806 200 100
            Pro 173 20 200 100 | 173 732 200 100
            """
        ) { root in
            let (a, b) = (root.box(nil, 100), root.box())
            a.same(.trailing, plus: -20)
            a.same(.top, plus: 20)
            a.length(.height, .greaterThanOrEqual, 150, at: 750)
            a.length(.width, .greaterThanOrEqual, 40)
            a.length(.width, 20, at: 250)
            a.length(.width, 200, at: 750)
            b.same(.trailing, .bottom, plus: -20)
            b.length(.height, 25, at: 250)
            b.length(.height, 100, at: 750)
            b.length(.width, .lessThanOrEqual, 250, at: 750)
            b.length(.width, 300, at: 250)
            b.length(.width, 200, at: 750)
            return [a, b]
        }
    }

    @Test("One view below the other, by priority and within limits")
    func constrainAnchorIsRelationToTargetAnchorConstantPriority() throws {
        try expectRecorded(
            """
            SE 0 30 300 100 | 20 140 280 328
            8 0 30 355 100 | 20 140 335 427
            Plus 0 30 408 100 | 20 140 388 686
            Pro 0 30 373 100 | 20 140 353 612
            """
        ) { root in
            let (a, b) = (root.box(nil, 100), root.box())
            a.same(.leading, is: .greaterThanOrEqual, plus: 50, at: 750)
            a.same(.leading)
            b.same(.leading, plus: 20)
            for view in [a, b] { view.same(.trailing, plus: -20) }
            a.same(.top, plus: 10, at: 250)
            a.same(.top, plus: 30, at: 750)
            NSLayoutConstraint.activate([
                a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -50),
                a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -100).at(250),
                a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -10).at(750),
            ])
            b.same(.bottom, is: .lessThanOrEqual, plus: -50)
            b.same(.bottom, plus: -10, at: 250)
            b.same(.bottom, plus: -100, at: 750)
            return [a, b]
        }
    }

    @Test("Lengths that follow other lengths: as wide, yet a pixel narrower where it lies")
    func constrainAnchorIsRelationToTargetAnchorMultiplierConstantPriority() throws {
        try expectRecorded(
            """
            SE 0 0 170 100 | 214.33 468 105.67 100 | 107.33 234 105.33 100 | 10 408 55.67 150
            8 0 0 225 100 | 251.33 567 123.67 100 | 125.67 283.67 123.67 100 | 10 507 73.67 150
            Plus 0 0 278 100 | 286.67 826 141.33 100 | 143.33 413 141.33 100 | 10 766 91.33 150
            Pro 0 0 243 100 | 263.33 752 129.67 100 | 131.67 376 129.67 100 | 10 692 79.67 150
            """
        ) { root in
            let (a, b, c, d) = (root.box(nil, 100), root.box(), root.box(nil, 100), root.box())
            a.same(.top, .leading)
            b.same(.bottom, .trailing)
            c.same(.centerY, .centerX)
            d.same(.leading, plus: 10)
            d.same(.bottom, plus: -10)
            NSLayoutConstraint.activate([
                a.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: 50).at(750),
                a.heightAnchor.constraint(equalTo: b.heightAnchor),
                a.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -150),
                b.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.33),
                c.widthAnchor.constraint(equalTo: root.widthAnchor).at(250),
                c.widthAnchor.constraint(equalTo: b.widthAnchor).at(750),
                d.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor),
                d.heightAnchor.constraint(equalTo: b.heightAnchor, constant: -50).at(250),
                d.heightAnchor.constraint(equalTo: b.heightAnchor, constant: 50).at(750),
                d.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor),
                d.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 50).at(250),
                d.widthAnchor.constraint(equalTo: b.widthAnchor, constant: -50).at(750),
            ])
            return [a, b, c, d]
        }
    }

    @Test("Widths that are parts of the screen")
    func constrainViewAttributeIsRelationToTargetAttributeOfTargetViewMultiplierConstant() throws {
        try expectRecorded(
            """
            SE 4 20 240 100 | 0 132 160 416
            8 4 20 281.33 100 | 0 132 187.67 515
            Plus 4 20 321 100 | 0 132 214 774
            Pro 4 20 294.67 100 | 0 132 196.67 700
            """
        ) { root in
            let (a, b) = (root.box(nil, 100), root.box())
            a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -12).isActive = true
            a.same(.top, plus: 20)
            a.same(.top, is: .greaterThanOrEqual, plus: 6)
            b.same(.bottom, is: .lessThanOrEqual, plus: -10)
            b.same(.bottom, plus: -20)
            a.same(.leading, plus: 4)
            b.same(.leading)
            a.same(.width, times: 0.75)
            b.same(.width, times: 0.5)
            return [a, b]
        }
    }
}
