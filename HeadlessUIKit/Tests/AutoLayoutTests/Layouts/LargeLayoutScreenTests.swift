import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("A thousand constraints")
struct LargeLayoutScreenTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    @Test("a column of 250 rows: 1,000 constraints")
    func column() {
        let rows = (0..<250).map { _ in canvas.box() }
        var constraints: [NSLayoutConstraint] = []
        for (place, row) in rows.enumerated() {
            constraints += [
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                row.heightAnchor.constraint(equalToConstant: 40),
                row.topAnchor.constraint(
                    equalTo: place == 0 ? root.topAnchor : rows[place - 1].bottomAnchor, constant: 4),
            ]
        }
        #expect(constraints.count == 1000)
        canvas.layOut(constraints)
        #expect(rows[0].frame == rect(16, 4, 368, 40))
        #expect(rows[249].frame == rect(16, 10_960, 368, 40))
        constraints[2].constant = 100
        root.layoutIfNeeded()
        #expect(rows[249].frame == rect(16, 11_020, 368, 40))
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(rows[249].frame == rect(16, 11_020, 168, 40))
    }

    @Test("a list of 40 rows with icon, title, subtitle and line, and a title that grows")
    func list() {
        var above = root.topAnchor
        var titles: [ContentView] = []
        var lines: [UIView] = []
        for _ in 0..<40 {
            let (icon, title, subtitle, line) = (
                canvas.content(40, 40), canvas.content(120, 20), canvas.content(200, 16), canvas.box()
            )
            canvas.layOut(
                icon.at(x: 16) + line.at(height: 1) + [
                    icon.topAnchor.constraint(equalTo: above, constant: 8),
                    title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
                    title.topAnchor.constraint(equalTo: icon.topAnchor),
                    title.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
                    subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                    subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                    subtitle.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
                    line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                    line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                    line.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 7),
                ])
            above = line.bottomAnchor
            titles.append(title)
            lines.append(line)
        }
        // 8 + 20 + 4 + 16 + 7 + 1 = 56 a row.
        #expect(lines[0].frame == rect(68, 55, 332, 1))
        #expect(lines[39].frame == rect(68, 2239, 332, 1))
        #expect(titles[39].frame == rect(68, 2192, 120, 20))
        titles[3].content.height = 50
        root.layoutIfNeeded()
        #expect(lines[2].frame.minY == 167)
        #expect(lines[39].frame == rect(68, 2269, 332, 1))
    }

    @Test("a grid of 16 by 16 cells of one size")
    func grid() {
        let cells = (0..<16).map { _ in (0..<16).map { _ in canvas.box() } }
        var constraints: [NSLayoutConstraint] = []
        for row in 0..<16 {
            for column in 0..<16 {
                let cell = cells[row][column]
                constraints += [
                    cell.leftAnchor.constraint(
                        equalTo: column == 0 ? root.leftAnchor : cells[row][column - 1].rightAnchor),
                    cell.topAnchor.constraint(equalTo: row == 0 ? root.topAnchor : cells[row - 1][column].bottomAnchor),
                    cell.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 16),
                    // All around: the last one is redundant.
                    cell.heightAnchor.constraint(equalTo: cells[(row + 1) % 16][column].heightAnchor),
                ]
            }
        }
        constraints += (0..<16).map { cells[15][$0].bottomAnchor.constraint(equalTo: root.bottomAnchor) }
        canvas.layOut(constraints)
        // 37.5 high; with 3 pixels to a point, edges at 112.5 pixels go to 113.
        expectClose(cells[0][0].frame, rect(0, 0, 25, 113.0 / 3))
        expectClose(cells[15][15].frame, rect(375, 1688.0 / 3, 25, 112.0 / 3))
    }
}
