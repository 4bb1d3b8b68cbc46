import Testing
import UIKit

@testable import TestSupport

/// Views of equal size, rows and columns, visual formats, and an example with text, an image and a button.
///
/// The numbers are frames that were recorded on iOS simulators: Tinder/Layout at eb8ac90, Tests/LayoutTests, the
/// snapshots of the test that each function is named after.
@MainActor
@Suite("Recorded: arrangements")
struct RecordedArrangementTests {
    @Test("Equal widths and heights, one by one")
    func equalAttributeWithViews() throws {
        try expectRecorded(
            """
            SE 0 0 50 50 | 270 0 50 50
            8 0 0 50 50 | 325 0 50 50
            Plus 0 0 50 50 | 378 0 50 50
            Pro 0 0 50 50 | 343 0 50 50
            """
        ) { root in
            let (a, b) = (root.box(50, 50), root.box())
            a.same(.top, .leading)
            b.same(.top, .trailing)
            b.same(.width, as: a)
            b.same(.height, as: a)
            return [a, b]
        }
    }

    @Test("Equal widths and heights at once")
    func equalAttributesWithViews() throws {
        try expectRecorded(
            """
            SE 0 0 50 50 | 270 0 50 50
            8 0 0 50 50 | 325 0 50 50
            Plus 0 0 50 50 | 378 0 50 50
            Pro 0 0 50 50 | 343 0 50 50
            """
        ) { root in
            let (a, b) = (root.box(50, 50), root.box())
            a.same(.top, .leading)
            b.same(.top, .trailing)
            b.same(.height, .width, as: a)
            return [a, b]
        }
    }

    @Test("Equal sizes by anchors")
    func equalSizeWithViews() throws {
        try expectRecorded(
            """
            SE 0 0 50 50 | 270 0 50 50
            8 0 0 50 50 | 325 0 50 50
            Plus 0 0 50 50 | 378 0 50 50
            Pro 0 0 50 50 | 343 0 50 50
            """
        ) { root in
            let (a, b) = (root.box(50, 50), root.box())
            a.same(.top, .leading)
            b.same(.top, .trailing)
            b.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
            b.heightAnchor.constraint(equalTo: a.heightAnchor).isActive = true
            return [a, b]
        }
    }

    @Test("Side by side")
    func horizontalViewsSpacingDirectionPriorityAlignment() throws {
        try expectRecorded(
            """
            SE 0 234 100 100 | 100 259 50 50 | 0 468 100 100 | 150 518 50 50
            8 0 283.67 100 100 | 100 308.67 50 50 | 0 567 100 100 | 150 617 50 50
            Plus 0 413 100 100 | 100 438 50 50 | 0 826 100 100 | 150 876 50 50
            Pro 0 376 100 100 | 100 401 50 50 | 0 752 100 100 | 150 802 50 50
            """
        ) { root in
            let (a, b, c, d) = (root.box(100, 100), root.box(50, 50), root.box(100, 100), root.box(50, 50))
            a.same(.centerY, .leading)
            c.same(.bottom, .leading)
            NSLayoutConstraint.activate([
                b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 20).at(750),
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
                b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
                d.leadingAnchor.constraint(equalTo: c.trailingAnchor, constant: 12).at(250),
                d.leftAnchor.constraint(equalTo: c.rightAnchor, constant: 50).at(750),
                d.bottomAnchor.constraint(equalTo: c.bottomAnchor),
            ])
            return [a, b, c, d]
        }
    }

    @Test("Side by side, as high as the neighbour")
    func horizontalViewsSpacingDirectionPriorityAlignment_givenAlignment() throws {
        try expectRecorded(
            """
            SE 0 234 100 100 | 100 234 100 100
            8 0 283.67 100 100 | 100 283.67 100 100
            Plus 0 413 100 100 | 100 413 100 100
            Pro 0 376 100 100 | 100 376 100 100
            """
        ) { root in
            let (a, b) = (root.box(100, 100), root.box())
            a.same(.centerY, .leading)
            b.size(100, 50, at: 250)
            b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 20).at(750).isActive = true
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
            b.same(.top, .bottom, as: a)
            return [a, b]
        }
    }

    @Test("One below the other")
    func verticalViewsSpacingPriorityAlignment() throws {
        try expectRecorded(
            """
            SE 0 0 100 100 | 25 100 50 50 | 220 0 100 100 | 245 112 50 50
            8 0 0 100 100 | 25 100 50 50 | 275 0 100 100 | 300 112 50 50
            Plus 0 0 100 100 | 25 100 50 50 | 328 0 100 100 | 353 112 50 50
            Pro 0 0 100 100 | 25 100 50 50 | 293 0 100 100 | 318 112 50 50
            """
        ) { root in
            let (a, b, c, d) = (root.box(100, 100), root.box(50, 50), root.box(100, 100), root.box(50, 50))
            a.same(.top, .leading)
            c.same(.top, .trailing)
            NSLayoutConstraint.activate([
                b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 20).at(750),
                b.topAnchor.constraint(equalTo: a.bottomAnchor), b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
                d.topAnchor.constraint(equalTo: c.bottomAnchor, constant: 20).at(250),
                d.topAnchor.constraint(equalTo: c.bottomAnchor, constant: 12).at(750),
                d.centerXAnchor.constraint(equalTo: c.centerXAnchor),
            ])
            return [a, b, c, d]
        }
    }

    @Test("One below the other, as wide as the upper one")
    func verticalViewsSpacingPriorityAlignment_givenAlignment() throws {
        try expectRecorded(
            """
            SE 110 0 100 100 | 110 100 100 100
            8 137.67 0 100 100 | 137.67 100 100 100
            Plus 164 0 100 100 | 164 100 100 100
            Pro 146.67 0 100 100 | 146.67 100 100 100
            """
        ) { root in
            let (a, b) = (root.box(100, 100), root.box())
            a.same(.top, .centerX)
            b.size(50, 100, at: 250)
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 20).at(750).isActive = true
            b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
            b.same(.leading, .trailing, as: a)
            return [a, b]
        }
    }

    @Test("By visual formats")
    func constraintsFormatsViewsMetricsOptions() throws {
        try expectRecorded(
            """
            SE 10 20 50 100
            8 10 20 50 100
            Plus 10 20 50 100
            Pro 10 20 50 100
            """
        ) { root in
            let view = root.box()
            for format in ["H:|-left-[view(50)]", "V:|-20-[view(height)]"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format, options: [], metrics: ["left": 10, "height": 100],
                        views: ["view": view]))
            }
            return [view]
        }
    }

    @Test("By visual formats, from right to left")
    func constraintsFormatsViewsMetricsOptions_givenRightToLeftFormatOption() throws {
        try expectRecorded(
            """
            SE 260 20 50 100
            8 315 20 50 100
            Plus 368 20 50 100
            Pro 333 20 50 100
            """
        ) { root in
            let view = root.box()
            for format in ["H:|-start-[view(50)]", "V:|-20-[view(100)]"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format, options: .directionRightToLeft, metrics: ["start": 10],
                        views: ["view": view]))
            }
            return [view]
        }
    }

    @Test("Text, an image and a button in a column: an image is aligned by what it draws")
    func readmeExample() throws {
        try expectRecorded(
            """
            SE 0 0 320 568 | 134.33 20 51.33 20.33 | 20 91 280 198.67 | 136.67 340.33 47 30
            8 0 0 375 667 | 162 20 51.33 20.33 | 20 91 335 198.67 | 164 340.33 47 30
            Plus 0 0 428 926 | 188.33 47 51.33 20.33 | 20 118 388 198.67 | 190.67 367.33 47 30
            Pro 0 0 393 852 | 171 59 51.33 20.33 | 20 130 353 198.67 | 173 379.33 47 30
            """
        ) { root in
            let all = root.box()
            all.inset(from: root, 0)
            // The symbol draws two thirds of a point less than its frame is high, above and below.
            let image = AlignedView()
            let (label, button) = (all.text(154.0 / 3, 61.0 / 3), all.text(47, 30))
            all.add(image)
            label.same(.top, as: root.safeAreaLayoutGuide)
            label.same(.centerX)
            image.same(.left, plus: 20)
            image.same(.right, plus: -20)
            image.length(.height, 200)
            button.same(.centerX)
            image.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 50).isActive = true
            button.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 50).isActive = true
            return [all, label, image, button]
        }
    }
}

/// A view whose alignment rectangle is higher than its frame, like that of the symbol in the recording.
private final class AlignedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: -2 / 3, left: 0, bottom: -2 / 3, right: 0) }
}
