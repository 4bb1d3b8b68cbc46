import Testing
import UIKit

@Suite struct CAMediaTimingFunctionTests {
    @Test func controlPointsRunFromStartToEnd() {
        let function = CAMediaTimingFunction(name: .easeInEaseOut)
        var points: [[Float]] = []
        for index in 0...3 {
            var values: [Float] = [9, 9]
            function.getControlPoint(at: index, values: &values)
            points.append(values)
        }
        #expect(points == [[0, 0], [0.42, 0], [0.58, 1], [1, 1]])
    }

    @Test(arguments: [
        (name: CAMediaTimingFunctionName.linear, x: 0.25, y: 0.25),
        (name: .easeInEaseOut, x: 0.5, y: 0.5),
        (name: .easeInEaseOut, x: 0.25, y: 0.1291613),
        (name: .easeIn, x: 0.5, y: 0.3153569),
        (name: .easeOut, x: 0.5, y: 0.6846432),
        (name: .default, x: 0.5, y: 0.8024034),
    ])
    func valueFollowsTheCurve(name: CAMediaTimingFunctionName, x: Double, y: Double) {
        #expect(abs(CAMediaTimingFunction(name: name).value(at: x) - y) < 1e-5)
    }

    @Test func valueStaysAtTheEndsOutsideOfTheDuration() {
        let function = CAMediaTimingFunction(name: .easeIn)
        #expect(function.value(at: -1) == 0)
        #expect(function.value(at: 2) == 1)
    }

    @Test func timeIsTheInverseOfValue() {
        let function = CAMediaTimingFunction(name: .default)
        for step in 1..<20 {
            let x = Double(step) / 20
            #expect(abs(function.time(at: function.value(at: x)) - x) < 1e-9, "x = \(x)")
        }
    }

    @Test func equalByControlPoints() {
        #expect(CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
        #expect(CAMediaTimingFunction(name: .linear) != CAMediaTimingFunction(name: .easeIn))
    }
}
