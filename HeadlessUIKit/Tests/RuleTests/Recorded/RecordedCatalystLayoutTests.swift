import Testing
import UIKit

@testable import TestSupport

/// Scenes that were recorded on Mac Catalyst, as far as they are the same on iOS. There, origins are whole points and
/// sizes are rounded separately; these are the frames that need no rounding.
///
/// The numbers are from Vercantez/openuikit, golden/*.layout.json: constraints_edge_pins and constraints_mixed_frames at
/// 76638e8a, constraints_margins at 3f06cc8e, imageview_modes at 5688bd2e.
@MainActor
@Suite("Recorded: layouts on Catalyst")
struct RecordedCatalystLayoutTests {
    @Test("Views between the edges and each other (constraints_edge_pins)")
    func edgePins() {
        let root = UIView(frame: rect(0, 0, 320, 240))
        let (a, b, c) = (root.box(nil, 44), root.box(120, 32), root.box())
        a.same(.left, .top, plus: 16)
        b.same(.leading, plus: 16)
        b.same(.bottom, plus: -16)
        c.same(.right, .bottom, plus: -16)
        NSLayoutConstraint.activate([
            a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
            c.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 12),
            c.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 12),
        ])
        root.layoutIfNeeded()
        #expect([a, b, c].map(\.frame) == [rect(16, 16, 288, 44), rect(16, 192, 120, 32), rect(148, 72, 156, 152)])
    }

    @Test("Constraints to views with given frames (constraints_mixed_frames)")
    func mixedFrames() {
        let root = UIView(frame: rect(0, 0, 320, 240))
        let (a, b) = (UIView(frame: rect(20, 20, 120, 50)), UIView(frame: rect(199.5, 20, 80, 80)))
        [a, b].forEach(root.addSubview)
        let (inner, c, d) = (b.box(25, 25), root.box(nil, 50), root.box())
        inner.same(.leading, .top, plus: 10)
        c.same(.leading, .width, as: a)
        d.same(.trailing, as: b)
        d.same(.width, as: b, times: 0.75)
        d.same(.bottom, plus: -20)
        c.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 12).isActive = true
        d.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 12).isActive = true
        root.layoutIfNeeded()
        #expect([a, b].map(\.frame) == [rect(20, 20, 120, 50), rect(199.5, 20, 80, 80)])
        #expect([inner, c].map(\.frame) == [rect(10, 10, 25, 25), rect(20, 82, 120, 50)])
        // Recorded at 220, since Catalyst uses whole points. 219.5 is between two of three pixels.
        #expect(d.frame.size == CGSize(width: 60, height: 108))
        #expect(d.frame.minY == 112)
    }

    @Test("Margins grow by the safe area that reaches in (constraints_margins)")
    func margins() throws {
        let device = RecordedDevice(
            size: CGSize(width: 320, height: 480), safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20))
        let window = device.makeWindow()
        let root = try #require(window.rootViewController?.view)
        let view = UIView(frame: rect(0, 30, 320, 300))
        root.addSubview(view)
        let (a, b, c, d) = (view.box(60, 40), view.box(60, 40), view.box(80, 30), view.box(nil, 24))
        a.same(.left, .top, as: view.layoutMarginsGuide)
        b.same(.right, .bottom, as: view.layoutMarginsGuide)
        c.same(.centerX, .centerY, as: view.layoutMarginsGuide)
        d.same(.leading, .trailing, as: view.layoutMarginsGuide)
        d.same(.top, as: view.layoutMarginsGuide, plus: 100)
        MainLoop.current.settle()
        #expect(view.layoutMargins == UIEdgeInsets(top: 37, left: 24, bottom: 8, right: 28))
        #expect([a, b].map(\.frame) == [rect(24, 37, 60, 40), rect(232, 252, 60, 40)])
        #expect(d.frame == rect(24, 137, 268, 24))
        // Recorded at 150, since Catalyst uses whole points. On a screen of 3 pixels per point 149.5 is between two.
        expectClose(c.frame, rect(118, 449.0 / 3, 80, 30))
    }
}
